import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import Button from 'antd/es/button';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import type { CategoryPlace } from '#web/api/place.ts';
import { useUnsavedGuard } from '#web/ui/hooks/useUnsavedGuard.ts';
import { dayText } from '#web/ui/period/dates.ts';
import { Indicators } from '#web/ui/period/Indicators.tsx';
import type { RowHead } from '#web/ui/sheet/column.ts';
import { Sheet } from '#web/ui/sheet/Sheet.tsx';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { PeriodDialog } from '../dialogs/PeriodDialog.tsx';
import { formOf } from '../period/form.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { useReach } from '../useReach.ts';
import { spanText } from '../weeks.ts';
import styles from './PeriodSheet.module.css';
import { formIn, type PeriodRow } from './row.ts';
import { Tools } from './Tools.tsx';
import { useDifferences } from './useDifferences.ts';
import { useSave } from './useSave.ts';
import { useSaveKey } from './useSaveKey.ts';

interface PeriodSheetProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  /** Asks for the staff again; done when it is there. */
  readonly refresh: () => Promise<unknown>;
  readonly onNewPeriod: () => void;
  /** The menu of the employee. */
  readonly menu: ReactNode;
}

const daysText = ({ start, end }: PeriodRow['period'], open: string): string => {
  const year = end !== null && end.slice(0, 4) !== start.slice(0, 4);
  return `${dayText(start, { year })} – ${end === null ? open : dayText(end, { year: true })}`;
};

/** One employee: the name, the periods edited in place, and a picture of them over the years. */
export const PeriodSheet = ({ place, asset, refresh, onNewPeriod, menu }: PeriodSheetProps) => {
  const { t } = useTranslation();
  const { today } = useReach();
  const [opened, setOpened] = useState<string>();
  const differencesOf = useDifferences();
  const { sheet, save, state, problem, ...rest } = useSave(place, asset, refresh);
  useUnsavedGuard(sheet.changes > 0, { state: ['asset'], onLeave: sheet.reset });
  useSaveKey(sheet.changes > 0, save);

  const rowHead = useMemo(
    (): RowHead<PeriodRow> => ({
      head: t('assets.grid.period'),
      className: styles.head ?? '',
      name: ({ period }) => spanText(period, t('ui.period.open')),
      render: (row) => (
        <span className={`${styles.name} ${row.past ? styles.past : ''}`}>
          <span className={styles.days}>{daysText(row.period, t('ui.period.openShort'))}</span>
          <span className={styles.gaps}>
            <Indicators
              of={[
                ...(row.period.hasDisconnectedStart && row.period.id !== asset.periods[0]?.id
                  ? (['gapBefore'] as const)
                  : []),
                ...(row.period.hasDisconnectedEnd && row.period.id !== asset.periods.at(-1)?.id
                  ? (['gapAfter'] as const)
                  : []),
              ]}
            />
          </span>
          {place.canWrite && (
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              icon={<EditOutlined />}
              aria-label={t('assets.period.open', { weeks: spanText(row.period, t('ui.period.open')) })}
              onClick={() => setOpened(row.id)}
            />
          )}
        </span>
      ),
    }),
    [t, asset.periods, place.canWrite],
  );

  const live = sheet.rows.find(({ row }) => row.id === opened);
  const active = sheet.rows[sheet.state.selection.active.row]?.row;
  const forms = sheet.rows.map(({ row, texts }) => formIn(texts, row));
  return (
    <section className={styles.card} aria-labelledby="assets-name">
      <header className={styles.header}>
        <div className={styles.title}>
          <h1 id="assets-name">{asset.name}</h1>
          <p>{asset.consistentPeriods.map((span) => spanText(span, t('ui.period.openShort'))).join(', ')}</p>
        </div>
        {sheet.changes > 0 && (
          <span className={styles.star} role="status">
            <StarFilled aria-hidden /> {t('assets.unsaved', { count: sheet.changes })}
          </span>
        )}
        <span className={styles.grow} />
        {place.canWrite && (
          <Tools
            sheet={sheet}
            state={state}
            onSave={() => void save()}
            onNewPeriod={onNewPeriod}
            onEdit={active && (() => setOpened(active.id))}
          />
        )}
        {menu}
      </header>
      <ProblemAlert problem={problem} />
      {asset.periods.length === 0 ? (
        <EmptyState title={t('assets.period.none')} />
      ) : (
        <>
          <Sheet
            sheet={sheet}
            label={t('assets.grid.label', { name: asset.name })}
            rowHead={rowHead}
            className={styles.table}
          />
          <Timeline forms={forms} today={today} />
        </>
      )}
      {live && (
        <PeriodDialog
          key={live.row.id}
          place={place}
          asset={asset}
          period={live.row.period}
          typed={formIn(live.texts, live.row)}
          onDone={() => {
            setOpened(undefined);
            void refresh().then(() => sheet.saved({ [live.row.id]: sheet.draft[live.row.id] ?? {} }));
          }}
          onCancel={() => setOpened(undefined)}
        />
      )}
      <ConflictDialog
        conflict={rest.conflict?.conflict}
        differences={rest.conflict ? differencesOf(formOf(rest.conflict.current), rest.conflict.mine) : []}
        onTheirs={() => void rest.keepTheirs()}
        onMine={() => void rest.keepMine()}
        onCancel={rest.reset}
      />
    </section>
  );
};
