import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tooltip from 'antd/es/tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeState } from '#web/api/useChange.ts';
import { FaultMark } from '#web/ui/sheet/Marks.tsx';
import { StepIcon } from '#web/ui/sheet/StepIcon.tsx';
import type { SheetModel } from '#web/ui/sheet/useSheet.ts';
import type { TeamRow } from './model/rows.ts';
import styles from './Team.module.css';

interface TeamToolsProps {
  readonly sheet: SheetModel<TeamRow>;
  readonly canWrite: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onAbsence: () => void;
  /** How many employees are changed. */
  readonly changed: number;
  readonly state: ChangeState;
  readonly onSave: () => void;
  /** The weeks, before the sheet's own tools. */
  readonly children: ReactNode;
}

/** The tools over the team sheet: weeks, search, absence, undo and redo, save. */
export const TeamTools = (props: TeamToolsProps) => {
  const { t } = useTranslation();
  const { sheet, changed } = props;
  const [fault] = sheet.faults;
  /** Enter goes to the first employee that is found. */
  const goToFirst = () => {
    const [first, column] = [sheet.rows[0], sheet.grid.columns[0]];
    if (first && column) sheet.goTo(first.row.id, column.id);
  };
  return (
    <div className={styles.tools}>
      {props.children}
      <Input.Search
        size="small"
        className={styles.find ?? ''}
        placeholder={t('assets.list.search')}
        aria-label={t('assets.list.search')}
        allowClear
        value={props.search}
        onChange={({ target }) => props.onSearch(target.value)}
        onSearch={(text) => text !== '' && goToFirst()}
      />
      <FaultMark count={sheet.faults.length} onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)} />
      <span className={styles.grow} />
      {props.canWrite && (
        <>
          <Tooltip title={t('assets.team.absence.tip')}>
            <Button size="small" onClick={props.onAbsence}>
              {t('assets.team.absence.title')}
            </Button>
          </Tooltip>
          <Button
            size="small"
            type="text"
            icon={<StepIcon />}
            aria-label={t('assets.undo')}
            disabled={!sheet.canUndo}
            onClick={sheet.undo}
          />
          <Button
            size="small"
            type="text"
            icon={<StepIcon forward />}
            aria-label={t('assets.redo')}
            disabled={!sheet.canRedo}
            onClick={sheet.redo}
          />
          <Button
            size="small"
            type="primary"
            icon={<SaveOutlined aria-hidden />}
            disabled={changed === 0}
            loading={props.state !== 'idle'}
            onClick={props.onSave}
          >
            {changed === 0 ? t('assets.save') : t('assets.team.save', { count: changed })}
          </Button>
        </>
      )}
    </div>
  );
};
