const days = 371;

interface Row {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly rate: number;
}

const rows: readonly Row[] = Array.from({ length: 500 }, (_, index) => {
  const start = (index * 37) % days;
  return { id: `row-${index}`, start, end: start + 30 + (index % 90), rate: 0.5 + (index % 5) / 10 };
});

/**
 * Plain calculation of a fixed size: 500 rows summed over 53 weeks, in objects, sets and maps as the weekly receipts are. Its
 * time is what a machine's own speed makes of such work, whatever the program does.
 */
export const fixedWork = (): number => {
  const weeks = new Map<string, { readonly sum: number; readonly present: ReadonlySet<string> }>();
  for (let from = 0; from < days; from += 7) {
    const inWeek = rows
      .filter(({ start, end }) => start <= from + 6 && end >= from)
      .map((row) => ({ ...row, days: Math.min(row.end, from + 6) - Math.max(row.start, from) + 1 }));
    const sum = inWeek.reduce((total, row) => total + (row.rate * row.days) / 7, 0);
    weeks.set(`week-${from / 7}`, { sum, present: new Set(inWeek.map(({ id }) => id)) });
  }
  return [...weeks.values()].reduce((total, { sum, present }) => total + sum + present.size, 0);
};
