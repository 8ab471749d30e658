import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rateFields } from '#shared/model/rates.ts';
import { today } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import type { RowHead } from '#web/kit/ui/sheet/column.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import { Hints } from '#web/kit/ui/sheet/Hints.tsx';
import { FaultMark, UnsavedMark } from '#web/kit/ui/sheet/Marks.tsx';
import { numberIn } from '#web/kit/ui/sheet/numberTexts.ts';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import { UndoButtons } from '#web/kit/ui/sheet/UndoButtons.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import type { OrgIds, UnitIds } from '../ids.ts';
import { HourCard } from './HourCard.tsx';
import styles from './Rates.module.css';
import { RateTools } from './RateTools.tsx';
import { hasLockedCell, idOf, type RateRow, yearsOf } from './rateRows.ts';
import { useRateHours } from './useRateHours.ts';
import { type StoredRates, useRates } from './useRates.ts';

interface RatesCardProps
  extends Omit<Parameters<typeof useRates>[0], 'years' | 'allYears' | 'thisYear' | 'hours' | 'onExplain'> {
  readonly ids: OrgIds | UnitIds;
  readonly stored: StoredRates;
  /** What the rates of this place mean to others. */
  readonly note: string;
  /** Beside the explanation. */
  readonly beside?: ReactNode;
}

/** What categories cost by year as a sheet: typed, pasted from Excel, copied to the next year, saved together. */
export const RatesCard = ({ note, ids, beside, ...options }: RatesCardProps) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const explanation = useRef<HTMLHeadingElement>(null);
  const thisYear = Number(today().slice(0, 4));
  const all = useMemo(() => yearsOf(options.stored, thisYear), [options.stored, thisYear]);
  const [yearText] = useAddressState('year');
  const [category = ''] = useAddressState('category');
  const year = Number(yearText);
  const next = thisYear + 1;
  const [view, setView] = useState(yearText !== undefined && year < thisYear ? 'all' : 'both');
  const years = useMemo(() => {
    const views: Readonly<Record<string, readonly number[]>> = { both: [thisYear, next], all };
    return views[view] ?? [Number(view)];
  }, [view, all, thisYear, next]);
  const { hours, problem: hoursProblem } = useRateHours(ids, years);
  const explain = useStableCallback((rowId: string) => {
    goTo(rowId, 'hour');
    // After the sheet has taken the focus to the cell.
    requestAnimationFrame(() => {
      explanation.current?.focus({ preventScroll: true });
      explanation.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    });
  });
  const rates = useRates({ ...options, years, allYears: all, thisYear, hours, onExplain: explain });
  const { sheet, save } = rates;
  const { goTo } = sheet;
  const wanted = sheet.grid.rows.find(({ id }) => id === idOf(category, year))?.id;
  const isThere = useRef(false);
  // Once, to the row that a link means.
  useEffect(() => {
    if (isThere.current || wanted === undefined) return;
    isThere.current = true;
    goTo(wanted, rateFields[0]!);
  }, [wanted, goTo]);
  const [fault] = sheet.faults;
  useSaveKey(() => void save());
  useUnsavedGuard(sheet.changes > 0, { save, keepsDraft: true, onDiscard: rates.forget });
  // The rows of a category are together, the latest year first.
  const latest = years.at(-1);
  const rowHead = useMemo(
    (): RowHead<RateRow> => ({
      head: t('rates.category'),
      className: styles.name ?? '',
      name: ({ category, year }) => `${category} ${year}`,
      render: ({ category, year, own }) => (
        <span className={year === latest ? styles.category : 'visually-hidden'} title={category}>
          {category} {own > 0 && <small>{t('rates.ownValues', { count: own })}</small>}
        </span>
      ),
    }),
    [t, latest],
  );
  const unlock = async () => {
    const isSure = await confirm({
      title: t('rates.unlock.ask'),
      text: t('unitId' in ids ? 'rates.unlock.ofUnit' : 'rates.unlock.ofOrganization'),
      action: t('rates.unlock.action'),
    });
    if (isSure) rates.unlock();
  };
  const unlocking = {
    key: 'unlock',
    label: t('rates.unlock.action'),
    icon: <UnlockOutlined aria-hidden />,
    onClick: () => void unlock(),
  };
  const copying = {
    key: 'copy',
    label: t('rates.copy', { year: String(next) }),
    icon: <CopyOutlined aria-hidden />,
    onClick: () => rates.copyTo(next),
  };
  const explained = sheet.rows[sheet.state.selection.active.row];
  const pastedYear = sheet.grid.rows[rangeOf(sheet.state.selection).top]?.year;
  const named = {
    names: sheet.grid.rows.map(({ category, year }) => (year === pastedYear ? category : '')),
    isValue: (text: string) => typeof numberIn(text) === 'number',
    ...(years.length > 1 && { mustName: t('rates.pasteNames') }),
  };
  return (
    <>
      <Card
        title={t('rates.title')}
        className={styles.card}
        note={note}
        actions={
          <>
            <UnsavedMark count={sheet.changes} />
            <FaultMark count={sheet.faults.length} onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)} />
            <Segmented
              size="small"
              name="years"
              aria-label={t('rates.years')}
              options={[
                ...[thisYear, next].map(String),
                { value: 'both', label: t('rates.bothYears') },
                ...(all.length > 2 ? [{ value: 'all', label: t('rates.allYears') }] : []),
              ]}
              value={view}
              // A value that is wrong would be out of sight, and saved with the others.
              onChange={(to) => (fault ? goTo(fault.rowId, fault.columnId) : setView(to))}
            />
            <UndoButtons sheet={sheet} />
            <RateTools
              tools={[
                ...(sheet.grid.rows.some(hasLockedCell) ? [unlocking] : []),
                ...(years.length > 1 ? [copying] : []),
              ]}
            />
            <Button
              type="primary"
              icon={<SaveOutlined aria-hidden />}
              disabled={sheet.changes === 0 || sheet.faults.length > 0}
              loading={options.change.state !== 'idle'}
              onClick={() => void save()}
            >
              {t('ui.save')}
            </Button>
          </>
        }
      >
        <ProblemAlert problem={rates.problem} title={t('rates.failed')} />
        <ProblemAlert problem={hoursProblem} title={t('rates.hour.failed')} />
        {sheet.grid.rows.length === 0 ? (
          <EmptyState title={t('rates.none')} text={t('rates.noneText')} />
        ) : (
          <>
            <Sheet sheet={sheet} label={t('rates.title')} rowHead={rowHead} named={named} className={styles.table} />
            <Hints own={{ keys: ['Ctrl', 'S'], does: t('ui.sheet.save') }}>
              <span>
                <LockOutlined aria-hidden />
                {t(rates.isUnlocked ? 'rates.unlocked' : 'rates.lockedLegend')}
              </span>
              <span>
                <i className={styles.computed} />
                {t('rates.computedLegend')}
              </span>
            </Hints>
          </>
        )}
        <ConflictDialog {...rates.conflict} />
      </Card>
      <div className={styles.below}>
        {explained && (
          <HourCard
            live={explained}
            isUnit={'unitId' in ids}
            heading={explanation}
            onLeave={() => goTo(explained.row.id, 'hour')}
          />
        )}
        {beside}
      </div>
    </>
  );
};
