import type { SheetColumn, SheetRow } from '#web/kit/ui/sheet/column.ts';
import type { Grid } from '#web/kit/ui/sheet/core/grid.ts';

export type TestRow = SheetRow;

const text = (id: string): SheetColumn<TestRow> => ({ id, kind: 'text', head: id });

/** Three rows of two numbers, a check and a reckoned column; row `c` is read-only. */
const columns: readonly SheetColumn<TestRow>[] = [
  { ...text('n'), normalise: (typed) => typed.trim().replace('.', ',') || '0' },
  text('m'),
  { id: 'on', kind: 'check', head: 'on' },
  { id: 'sum', kind: 'readonly', head: 'sum', value: (_, texts) => `${Number(texts.n) + Number(texts.m)}` },
];

export const rows: readonly TestRow[] = [
  { id: 'a', texts: { n: '1', m: '2', on: '' } },
  { id: 'b', texts: { n: '3', m: '4', on: '1' } },
  { id: 'c', texts: { n: '5', m: '6', on: '' }, readOnly: true },
];

export const gridOf = (change: Partial<Grid<TestRow>> = {}): Grid<TestRow> => ({
  rows,
  columns,
  readOnly: false,
  faultsOf: (_, { n = '' }): Record<string, string> =>
    Number.isNaN(Number(n.replace(',', '.'))) ? { n: 'number' } : {},
  settle: (texts) => texts,
  ...change,
});
