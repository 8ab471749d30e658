import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import type { Activity } from '#shared/model/activity.ts';
import { useOrder } from '#web/kit/forms/useOrder.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import type { Column } from '#web/kit/ui/list/column.ts';
import { OrderTable } from '#web/kit/ui/list/OrderTable.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import styles from '../Activities.module.css';
import type { UnitIds } from '../ids.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { useActivityTexts } from './useActivityTexts.ts';

interface ActivityListProps {
  readonly ids: UnitIds;
  readonly activities: readonly Activity[];
  /** Shows the activities in another order before the server has answered. */
  readonly onOrdered: (activities: readonly Activity[]) => void;
}

/** The activities in the order of the follow-up, which is saved at each move; a unit without any may copy those of another. */
export const ActivityList = ({ ids, activities, onOrdered }: ActivityListProps) => {
  const { t } = useTranslation();
  const texts = useActivityTexts();
  const [open, setOpen] = useState<string | 'new' | 'copy'>();
  const isEmpty = activities.length === 0;
  const copyables = useEndpoint(followup.copyables, isEmpty ? { params: ids } : null);
  const change = useChange(followup.order, { reloads: true });
  const { problem, put, dialog } = useOrder({
    change,
    send: (body) => change.run({ params: ids, body }),
    things: activities,
    onOrdered,
  });
  const close = () => setOpen(undefined);

  const total: Column<Activity> = {
    id: 'total',
    head: t('activities.field.total'),
    value: ({ excludeFromTotal }) => (excludeFromTotal ? t('activities.excluded') : ''),
    wideOnly: true,
  };
  const columns: readonly Column<Activity>[] = [
    {
      id: 'name',
      head: t('activities.field.name'),
      value: ({ name }) => name,
      cell: ({ id, name, isHeader }) => (
        <button type="button" className={`${styles.open} ${isHeader ? styles.header : ''}`} onClick={() => setOpen(id)}>
          {name}
          {isHeader && <Tag className={styles.tag}>{t('activities.header')}</Tag>}
        </button>
      ),
    },
    {
      id: 'type',
      head: t('activities.field.type'),
      value: ({ type }) => t(`activities.type.${type}`),
      cell: ({ type }) => <span className={styles.type}>{t(`activities.type.${type}`)}</span>,
      wideOnly: true,
    },
    {
      id: 'years',
      head: t('activities.field.years'),
      value: texts.years,
      cell: (activity) => <span className={styles.years}>{texts.years(activity)}</span>,
      wideOnly: true,
    },
    { id: 'calc', head: t('activities.field.calc'), value: texts.calc, wideOnly: true },
    { id: 'map', head: t('activities.field.map'), value: ({ map }) => texts.kind(map), wideOnly: true },
    {
      id: 'identifier',
      head: t('activities.field.heromaActivityIdentifier'),
      value: ({ heromaActivityIdentifier }) => heromaActivityIdentifier,
      wideOnly: true,
    },
    ...(activities.some(({ excludeFromTotal }) => excludeFromTotal) ? [total] : []),
  ];
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
      {t('activities.new')}
    </Button>
  );
  const opened = activities.find(({ id }) => id === open);
  return (
    <Card
      title={t('activities.title')}
      note={isEmpty ? undefined : activities.length}
      actions={!isEmpty && create}
      className={styles.wide}
    >
      <ProblemAlert problem={problem} title={t('activities.notOrdered')} />
      {isEmpty ? (
        <EmptyState
          title={t('activities.none')}
          text={t('activities.noneText')}
          action={
            <div className={styles.buttons}>
              {create}
              {(copyables.data ?? []).length > 0 && (
                <Button icon={<CopyOutlined aria-hidden />} onClick={() => setOpen('copy')}>
                  {t('activities.copy.action')}
                </Button>
              )}
            </div>
          }
        />
      ) : (
        <>
          <p className={styles.lead}>{t('activities.lead')}</p>
          <OrderTable
            label={t('activities.title')}
            rows={activities}
            columns={columns}
            onOrder={put}
            className={styles.table}
          />
        </>
      )}
      {dialog}
      {(open === 'new' || opened) && (
        <ActivityDialog ids={ids} activities={activities} activity={opened} onClose={close} />
      )}
      {open === 'copy' && <CopyDialog ids={ids} units={copyables.data ?? []} onClose={close} />}
    </Card>
  );
};
