import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { today } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { Facts } from '#web/kit/ui/list/Facts.tsx';
import table from '#web/kit/ui/list/Table.module.css';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import styles from './PeriodCard.module.css';
import { phaseOf } from './phases.ts';
import { usePeriodText } from './usePeriodText.ts';

/** One column of a period list. */
export interface PeriodColumn<P> {
  readonly id: string;
  readonly head: string;
  readonly cell: (period: P) => ReactNode;
  readonly wideOnly?: boolean;
}

interface PeriodCardProps<P> {
  readonly periods: readonly P[];
  readonly columns: readonly PeriodColumn<P>[];
  /** The dialog of a period; `stored` is undefined for a new one, whose values begin with those of `like`. */
  readonly dialog: (stored: P | undefined, like: P | undefined, onClose: () => void) => ReactNode;
}

/** The periods of a category or shift, the latest first, each with its dialog. */
export const PeriodCard = <P extends Period & { readonly id: string }>({
  periods,
  columns,
  dialog,
}: PeriodCardProps<P>) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<P | 'new'>();
  // As it is stored now: the list may be loaded again after the dialog was opened.
  const opened = open === undefined || open === 'new' ? undefined : (periods.find(({ id }) => id === open.id) ?? open);
  const latest = periods.toSorted((a, b) => b.start.localeCompare(a.start));
  const create = (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
      {t('ui.period.new')}
    </Button>
  );
  return (
    <Card title={t('manage.period.title')} note={periods.length} actions={periods.length > 0 && create}>
      {periods.length === 0 ? (
        <EmptyState title={t('manage.period.none')} text={t('manage.period.noneText')} action={create} />
      ) : (
        <table className={table.table} aria-label={t('manage.period.title')}>
          <thead>
            <tr>
              {[{ id: 'days', head: t('manage.period.days'), wideOnly: false }, ...columns].map((column) => (
                <th key={column.id} scope="col" className={column.wideOnly ? 'wide-only' : ''}>
                  <span className={table.sort}>{column.head}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {latest.map((period) => (
              <tr key={period.id} className={styles[phaseOf(period, today())]}>
                <th scope="row">
                  <button type="button" className={styles.open} onClick={() => setOpen(period)}>
                    {periodText(period)}
                  </button>
                  {isPhone && (
                    <Facts
                      of={columns
                        .filter(({ wideOnly }) => wideOnly)
                        .map(({ id, head, cell }) => ({ id, head, text: cell(period) }))}
                    />
                  )}
                </th>
                {columns.map(({ id, cell, wideOnly }) => (
                  <td key={id} className={wideOnly ? 'wide-only' : ''}>
                    {cell(period)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open !== undefined && dialog(opened, latest[0], () => setOpen(undefined))}
    </Card>
  );
};
