import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Popover from 'antd/es/popover';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings as endpoints } from '#shared/contract/settings.ts';
import type { SavedReport } from '#shared/model/report.ts';
import { comparable } from '#shared/text/names.ts';
import { useTooLong } from '#web/kit/ui/inputs/useTooLong.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Definition } from '../model/definition.ts';
import type { ShiftKey } from '../model/keyValues.ts';
import { savedOf } from '../model/saved.ts';
import styles from './SavedSettings.module.css';

const LONGEST = 100;

interface SavedSettingsProps {
  /** What is saved. */
  readonly definition: Definition;
  readonly legend: ReadonlySet<ShiftKey>;
  readonly onChoose: (report: SavedReport) => void;
}

const List = ({ definition, legend, onChoose }: SavedSettingsProps) => {
  const { t } = useTranslation();
  const { data, mutate } = useEndpoint(endpoints.savedReports, { params: {} });
  const change = useChange(endpoints.saveReports, { touches: endpoints.savedReports.path });
  const [name, setName] = useState('');
  const tooLong = useTooLong(name.trim(), LONGEST);
  const saved = data?.reports ?? [];
  const store = async (reports: readonly object[]): Promise<boolean> => {
    const body = { reports: reports as SavedReport[], version: data?.version ?? 0 };
    const done = await change.run({ params: {}, body });
    // Refused, what is saved may be newer than what is shown.
    await mutate();
    return done !== undefined;
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const report = savedOf(name, definition, legend);
    if (name.trim() === '' || tooLong.isTooLong) return;
    const others = saved.filter((one) => comparable(one.name) !== comparable(name));
    if (await store([...others, report])) setName('');
  };
  return (
    <div className={styles.saved}>
      {saved.length === 0 && <p>{t('reports.saved.none')}</p>}
      <ul aria-label={t('reports.saved.label')}>
        {saved.map((report) => (
          <li key={report.name}>
            <Button type="link" size="small" onClick={() => onChoose(report)}>
              {report.name}
            </Button>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('reports.saved.remove', { name: report.name })}
              onClick={() => void store(saved.filter((one) => one !== report))}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void save(event)}>
        <Input
          size="small"
          aria-label={t('reports.saved.name')}
          placeholder={t('reports.saved.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...tooLong.field}
        />
        {tooLong.reason}
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          disabled={name.trim() === '' || data === undefined}
          loading={change.state !== 'idle'}
        >
          {t('reports.saved.save')}
        </Button>
      </form>
      <ProblemAlert problem={change.problem} title={t('reports.saved.failed')} />
    </div>
  );
};

/** The settings that the account saved under names: chosen, saved (an equal name is replaced) and removed. */
export const SavedSettings = (props: SavedSettingsProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: SavedReport) => {
    props.onChoose(chosen);
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      content={<List {...props} onChoose={choose} />}
    >
      <Button size="small" icon={<FolderOutlined aria-hidden />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {t('reports.saved.label')}
      </Button>
    </Popover>
  );
};
