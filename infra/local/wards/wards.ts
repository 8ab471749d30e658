import { comparable } from '#shared/text/names.ts';
import type { Month } from './month.ts';
import type { BrokenRow, ShiftHours, StaffHours, WardRow } from './rows.ts';

/** A month of a ward: all its rows added together. */
export interface WardMonth {
  readonly month: Month;
  readonly registered: StaffHours;
  readonly unregistered: StaffHours;
  readonly patients: number;
  readonly missingCounts: number;
}

/** A ward of the file, with the months in which it has hours, in order. */
export interface Ward {
  readonly name: string;
  /** The division in its last row. */
  readonly division: string;
  readonly months: readonly WardMonth[];
  /** Every division in its rows. */
  readonly divisions: readonly string[];
}

const plus = (a: ShiftHours, b: ShiftHours): ShiftHours => ({ day: a.day + b.day, night: a.night + b.night });

const both = (a: StaffHours, b: StaffHours): StaffHours => ({
  planned: plus(a.planned, b.planned),
  actual: plus(a.actual, b.actual),
});

const together = (a: WardMonth, b: WardMonth): WardMonth => ({
  month: a.month,
  registered: both(a.registered, b.registered),
  unregistered: both(a.unregistered, b.unregistered),
  patients: a.patients + b.patients,
  missingCounts: a.missingCounts + b.missingCounts,
});

export const hasHours = ({ planned, actual }: StaffHours): boolean =>
  planned.day + planned.night + actual.day + actual.night > 0;

const groupedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

const monthOfRow = ({ line: _, ward: __, division: ___, ...month }: WardRow): WardMonth => month;

const inTime = (a: WardRow, b: WardRow): number => (a.month === b.month ? a.line - b.line : a.month < b.month ? -1 : 1);

const wardOf = (rows: readonly WardRow[], isWhole: (month: Month) => boolean): Ward => {
  const last = rows.at(-1)!;
  return {
    name: last.ward,
    division: last.division,
    divisions: [...new Set(rows.map(({ division }) => division))],
    months: groupedBy(rows, ({ month }) => month)
      .map(([, alike]) => alike.map(monthOfRow).reduce(together))
      .filter(({ month, registered, unregistered }) => {
        return isWhole(month) && (hasHours(registered) || hasHours(unregistered));
      }),
  };
};

/**
 * The wards of the rows by name, compared as the API compares names; a renamed ward is another ward. A month with a
 * broken row is left out whole: half of its hours would be a wrong figure.
 */
export const wardsOf = (rows: readonly WardRow[], broken: readonly BrokenRow[]): Ward[] => {
  const cut = new Set(broken.map(({ ward, month }) => `${comparable(ward)} ${month}`));
  return groupedBy([...rows].sort(inTime), ({ ward }) => comparable(ward)).map(([key, alike]) =>
    wardOf(alike, (month) => !cut.has(`${key} ${month}`)),
  );
};
