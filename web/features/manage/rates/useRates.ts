import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryRates, type RatesChange, rateFields } from '#shared/model/rates.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { focused, put } from '#web/kit/ui/sheet/core/state.ts';
import { numberIn } from '#web/kit/ui/sheet/numberTexts.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { conflictIn } from '#web/platform/api/problem.ts';
import type { ChangeState, Outcome } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import { bodyOf, copiedYear, isLockedCell, type PlaceRates, type RateRow, rateRows } from './rateRows.ts';
import { shownRate, useRateColumns } from './useRateColumns.tsx';
import type { useRateHours } from './useRateHours.ts';

/** The rates of a place as they are stored. */
export interface StoredRates extends PlaceRates {
  readonly version: number;
}

interface RatesOptions {
  /** Of the organisation or unit. */
  readonly id: string;
  readonly stored: StoredRates;
  /** The years with a row, and those of them that are shown. */
  readonly allYears: readonly number[];
  readonly years: readonly number[];
  readonly thisYear: number;
  readonly hours: ReturnType<typeof useRateHours>['hours'];
  /** Shows how the hour cost of a row is computed. */
  readonly onExplain: (rowId: string) => void;
  readonly change: {
    readonly state: ChangeState;
    readonly send: (body: RatesChange) => Promise<Outcome<StoredRates>>;
    readonly reset: () => void;
  };
  readonly refresh: () => Promise<unknown>;
}

interface Kept {
  readonly draft: Draft;
  /** The version that was shown when typing began. */
  readonly version: number;
  /** Values that apply this year or earlier were unlocked. */
  readonly unlocked?: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The draft without the cells for which the stored value was chosen, each named by row and column. */
const withoutCells = (draft: Draft, cells: ReadonlySet<string>): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([row, texts]) => [
      row,
      Object.fromEntries(Object.entries(texts).filter(([column]) => !cells.has(`${row} ${column}`))),
    ]),
  );

const faultsIn = (row: RateRow, texts: Texts) => {
  const typed = Object.entries(texts).filter(([field, text]) => text !== row.texts[field]);
  const body = Object.fromEntries(typed.map(([field, text]) => [field, numberIn(text)]));
  return judge(CategoryRates, { category: row.category, year: row.year, ...body }).faults;
};

/** The sheet of the rates of a place, which is saved whole over the version that typing began on. */
export const useRates = ({ id, stored, allYears, years, thisYear, hours, change, ...options }: RatesOptions) => {
  const { onExplain, refresh } = options;
  const { t } = useTranslation();
  const message = useToast();
  const textOf = useFaultText();
  const { kept, keep, drop } = useDraft<Kept>('rates', id, 'rates');
  const over = useRef(kept?.version);
  const [outcome, setOutcome] = useState<Outcome<StoredRates>>();
  const [isUnlocked, setUnlocked] = useState(kept?.unlocked ?? false);
  // Every row, so that what is typed in a year stays while another is shown.
  const all = useMemo(
    () => rateRows(stored, allYears, { hours, ...(!isUnlocked && { lockedUntil: thisYear }) }),
    [stored, allYears, hours, isUnlocked, thisYear],
  );
  const rows = useMemo(() => all.filter(({ year }) => years.includes(year)), [all, years]);
  const onDraft = useCallback(
    (draft: Draft) => {
      if (Object.keys(draft).length === 0) {
        over.current = undefined;
        drop();
        return;
      }
      over.current ??= stored.version;
      keep({ draft, version: over.current, unlocked: isUnlocked });
    },
    [stored.version, isUnlocked, keep, drop],
  );
  const faultsOf = useCallback(
    (row: RateRow, texts: Texts) =>
      Object.fromEntries(Object.entries(faultsIn(row, texts)).map(([field, fault]) => [field, textOf(fault)])),
    [textOf],
  );
  const onRefused = useStableCallback((row: RateRow | undefined, field: string | undefined) => {
    const isLocked = row !== undefined && field !== undefined && isLockedCell(row, field);
    message.info({ key: 'refused', content: isLocked ? t('rates.unlockFirst') : t('rates.computed') });
  });
  const sheet = useSheet<RateRow>({
    rows,
    all,
    columns: useRateColumns(onExplain),
    faultsOf,
    kept: kept?.draft,
    onDraft,
    onRefused,
  });

  const send = async (base: StoredRates, version: number, theirs: ReadonlySet<string> = NONE): Promise<boolean> => {
    const { draft, faults } = sheet.commit();
    const [fault] = faults;
    if (fault) sheet.goTo(fault.rowId, fault.columnId);
    if (fault || change.state !== 'idle') return false;
    if (Object.keys(draft).length === 0) return true;
    const done = await change.send({
      rates: bodyOf(base.rates, all, withoutCells(draft, theirs)) as RatesChange['rates'],
      version,
      unlocked: isUnlocked,
    });
    setOutcome(done);
    if (!done.ok) return false;
    await refresh();
    sheet.saved(draft);
    setUnlocked(false);
    message.success(t('rates.saved'));
    return true;
  };
  const problem = outcome && !outcome.ok ? outcome.problem : undefined;
  const conflict = conflictIn<StoredRates>(problem);
  const forgetConflict = () => setOutcome(undefined);
  const labelOf = (column: string) => sheet.grid.columns.find((one) => one.id === column)?.label ?? column;
  return {
    sheet,
    save: useStableCallback(() => send(stored, over.current ?? stored.version)),
    /** Why the last save was refused, where it is no conflict. */
    problem: conflict ? undefined : problem,
    conflict: conflictProps(conflict, {
      differences: (current) => {
        const theirs = new Map(rateRows(current, allYears).map((row) => [row.id, row]));
        return Object.entries(sheet.draft).flatMap(([rowId, texts]) =>
          rateFields.flatMap((column) => {
            const mine = texts[column];
            if (mine === undefined) return [];
            return [
              {
                id: `${rowId} ${column}`,
                label: `${all.find((row) => row.id === rowId)?.category ?? ''} ${rowId.slice(0, 4)}, ${labelOf(column)}`,
                theirs: shownRate(column, theirs.get(rowId)?.texts[column] ?? ''),
                mine: shownRate(column, mine),
              },
            ];
          }),
        );
      },
      onTheirs: () => {
        forgetConflict();
        void refresh().then(() => sheet.reset());
      },
      onMine: (current, chosen) => void send(current, current.version, chosen),
      onCancel: forgetConflict,
    }),
    /** Fills the empty cells of a year with the values of the year before; one step to undo. */
    copyTo: (year: number) => {
      const puts = copiedYear(sheet.grid.rows, sheet.grid.columns, sheet.draft, year);
      if (puts.length === 0) message.info({ key: 'copied', content: t('rates.nothingToCopy', { year: String(year) }) });
      else sheet.act(focused(put(puts)));
    },
    isUnlocked,
    /** Lets values that apply this year and earlier be changed, until they are saved. */
    unlock: () => setUnlocked(true),
    forget: () => {
      sheet.reset();
      setUnlocked(false);
      drop();
    },
  };
};
