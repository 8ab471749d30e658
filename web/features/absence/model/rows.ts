import { type ExpectedKind, expectedKinds, expectedPercentage } from '#shared/calculation/index.ts';
import { monthNames } from '#shared/model/activity.ts';
import { TypedAbsence } from '#shared/model/expectedAbsence.ts';
import type { Fault } from '#shared/model/faults.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { formatNumber, formatReceipt } from '#web/kit/ui/figures/format.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { type AbsenceCategory, type AbsenceChange, type AbsenceSetting, proposalsOf } from './setting.ts';

/** The months of one kind of absence of a category, or the sums of its kinds. */
export interface AbsenceRow extends SheetRow {
  readonly category: AbsenceCategory;
  readonly kind: ExpectedKind | 'sum';
}

/** A percentage, or nothing where nothing says one. */
type Percent = number | null;

const rowId = (category: AbsenceCategory, kind: AbsenceRow['kind']): string => `${kind} ${category.id}`;

/** What the cells of a kind hold as it is stored. */
const textsOf = ({ typed }: AbsenceCategory, kind: ExpectedKind): Texts =>
  Object.fromEntries(monthNames.map((month, index) => [month, formatNumber(typed[kind][index] ?? null, 'file')]));

/** What is proposed of a kind in a month (0 to 11) where nothing is typed. */
export const proposalOf = (category: AbsenceCategory, kind: ExpectedKind, month: number) =>
  expectedPercentage(proposalsOf(category), kind, month);

/** The percentage that counts of each month: what the cell holds, else its proposal; null where neither says one. */
export const countedMonths = (category: AbsenceCategory, kind: ExpectedKind, texts: Texts): readonly Percent[] =>
  monthNames.map((month, index) => {
    const typed = parseDecimal(texts[month] ?? '');
    if (typed !== null) return typed;
    const { percent, source } = proposalOf(category, kind, index);
    return source === 'none' ? null : percent;
  });

const total = (percents: readonly Percent[]): Percent => {
  const known = percents.filter((percent) => percent !== null);
  return known.length === 0 ? null : known.reduce((sum, percent) => sum + percent, 0);
};

/** The mean of the months; one without a percentage counts as 0. Null where none has one. */
export const meanOf = (months: readonly Percent[]): Percent => {
  const sum = total(months);
  return sum === null ? null : sum / months.length;
};

/** The kinds added up, month by month. */
const sumTexts = (category: AbsenceCategory, draft: Draft): Texts => {
  const kinds = expectedKinds.map((kind) =>
    countedMonths(category, kind, { ...textsOf(category, kind), ...draft[rowId(category, kind)] }),
  );
  return Object.fromEntries(
    monthNames.map((month, index) => [month, percentText(total(kinds.map((months) => months[index] ?? null)))]),
  );
};

/** A percentage as it is shown: always with 2 decimals, so that the columns are aligned. */
export const percentText = (percent: Percent): string => formatReceipt(percent);

/** The kinds of every category; the same objects until something is stored. */
export const kindRows = ({ categories }: AbsenceSetting): readonly AbsenceRow[] =>
  categories.flatMap((category) =>
    expectedKinds.map(
      (kind): AbsenceRow => ({ id: rowId(category, kind), category, kind, texts: textsOf(category, kind) }),
    ),
  );

/** The rows with the sums of each category below it, of what is stored and typed. */
export const withSums = (rows: readonly AbsenceRow[], draft: Draft): readonly AbsenceRow[] =>
  rows.flatMap((row): readonly AbsenceRow[] => {
    const { category } = row;
    if (row.kind !== expectedKinds.at(-1)) return [row];
    const sum = { category, kind: 'sum', readOnly: true, texts: sumTexts(category, draft) } as const;
    return [row, { ...sum, id: rowId(category, 'sum') }];
  });

/** A number with a decimal comma as it is kept; another text stays as it is typed. */
export const keptText = (text: string): string => {
  const value = parseDecimal(text, 2);
  return value === null ? text.trim() : formatNumber(value, 'file');
};

/** A text as the schema reads it: nothing is null, what is no number is refused as the text that it is. */
const readText = (text: string): number | string | null => (text.trim() === '' ? null : (parseDecimal(text) ?? text));

/** The percentages of a category with what is typed, before a schema has read them. */
const typedOf = (category: AbsenceCategory, draft: Draft) => {
  const monthsOf = (kind: ExpectedKind) =>
    monthNames.map((month, index) => {
      const text = draft[rowId(category, kind)]?.[month];
      return text === undefined ? (category.typed[kind][index] ?? null) : readText(text);
    });
  return { sick: monthsOf('sick'), child: monthsOf('child'), other: monthsOf('other') };
};

/** What is wrong with the months of a row, with what is typed in the other rows of its category. */
export const faultsOfRow = (
  { id, category, kind }: AbsenceRow,
  texts: Texts,
  draft: Draft,
): Readonly<Record<string, Fault>> => {
  const { faults } = judge(TypedAbsence, typedOf(category, { ...draft, [id]: texts }));
  return Object.fromEntries(
    monthNames.flatMap((month, index) => {
      const fault = faults[`${kind}.${index}`];
      return fault ? [[month, fault] as const] : [];
    }),
  );
};

/** The change of what is typed, without faults, over a stored setting; categories that are gone are left out. */
export const changeOf = (setting: AbsenceSetting, draft: Draft, on: boolean | null | undefined): AbsenceChange => ({
  on,
  version: setting.version,
  categories: setting.categories
    .filter((category) => expectedKinds.some((kind) => draft[rowId(category, kind)]))
    .map((category) => ({ ...TypedAbsence.parse(typedOf(category, draft)), id: category.id })),
});
