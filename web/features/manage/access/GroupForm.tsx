import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#shared/contract/access.ts';
import { type GroupMapping, GroupMappingChange } from '#shared/model/groupMapping.ts';
import { textsUnder } from '#web/kit/forms/judge.ts';
import { PageForm } from '#web/kit/forms/PageForm.tsx';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import { CheckField } from '../form/CheckField.tsx';
import group from '../form/Group.module.css';
import type { OrgIds } from '../ids.ts';
import styles from './GroupForm.module.css';
import { GroupRow } from './GroupRow.tsx';
import { type MappingValues, placeOptions, type RowValues, toBody, toValues } from './groupRows.ts';

interface GroupFormProps {
  readonly ids: OrgIds;
  readonly stored: GroupMapping;
  /** What the identity provider is called. */
  readonly provider: string;
}

/** The table of an organisation by which groups of its identity provider become access. */
export const GroupForm = ({ ids, stored, provider }: GroupFormProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const { roots = [] } = usePlaces();
  const added = useRef(0);
  const gone = t('groups.gone');
  const places = useMemo(() => placeOptions(roots, ids.orgId, stored.rows, gone), [roots, ids.orgId, stored, gone]);
  const update = useChange(access.saveGroups);
  const rowText = ({ group: name, id, right }: RowValues): string =>
    `${name}: ${places.find(({ value }) => value === id)?.label ?? gone}, ${t(`groups.right.${right}`)}`;
  const form = useVersionedForm({
    stored,
    toValues,
    toBody,
    normalise: ({ rows, ...others }): MappingValues => ({ ...others, rows: rows.map((row) => ({ ...row, key: '' })) }),
    labels: {
      createsAccounts: t('groups.createsAccounts'),
      rows: { label: t('groups.title'), text: ({ rows }) => rows.map(rowText).join('; ') },
    },
    update: {
      schema: GroupMappingChange,
      change: update,
      send: (body, { version }) => update.run({ params: ids, body: { ...body, version } }),
    },
    onSaved: () => message.success(t('groups.saved')),
  });
  const { values, set, errors } = form;
  const setRow = (key: string, rows: readonly RowValues[]) =>
    set({ rows: values.rows.flatMap((row) => (row.key === key ? rows : row)) });
  const add = () => {
    added.current += 1;
    const row: RowValues = { key: `added-${added.current}`, group: '', level: 'unit', id: null, right: 'read' };
    set({ rows: [...values.rows, row] });
  };
  return (
    <Card title={t('groups.title')} note={values.rows.length}>
      <PageForm form={form} label={t('groups.title')} className={styles.form}>
        <p className={styles.text}>{t('groups.text', { provider })}</p>
        {values.rows.length > 0 && (
          <table className={styles.table} aria-label={t('groups.title')}>
            <thead>
              <tr>
                <th scope="col">{t('groups.group')}</th>
                <th scope="col">{t('groups.place')}</th>
                <th scope="col">{t('groups.rightTitle')}</th>
                <th scope="col" className={styles.action}>
                  <span className="visually-hidden">{t('ui.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {values.rows.map((row, index) => (
                <GroupRow
                  key={row.key}
                  row={row}
                  number={index + 1}
                  places={places}
                  errors={textsUnder(errors, `rows.${index}`)}
                  onChange={(changed) => setRow(row.key, [changed])}
                  onRemove={() => setRow(row.key, [])}
                />
              ))}
            </tbody>
          </table>
        )}
        <div className={styles.add}>
          <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
            {t('groups.add')}
          </Button>
        </div>
        <div className={group.checks}>
          <CheckField
            label={t('groups.createsAccounts')}
            help={t('groups.createsHelp')}
            checked={values.createsAccounts}
            onChange={(createsAccounts) => set({ createsAccounts })}
          />
        </div>
        <div>
          <Button htmlType="submit" type="primary" loading={form.state !== 'idle'} disabled={!form.changed}>
            {t('ui.save')}
          </Button>
        </div>
      </PageForm>
    </Card>
  );
};
