import type { Receipt } from '#shared/model/receipt.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { count, day, type Field, number, type Part, partOf, text } from './part.ts';

/** A receipt with the names of what it is of, and its days: a week, or several together. */
export interface ReceiptRow {
  readonly orgName?: string | null;
  readonly areaName?: string | null;
  readonly unitName: string | null;
  readonly categoryName: string | null;
  readonly of: 'week' | 'year' | 'period' | 'mean';
  readonly year: number | null;
  readonly week: string | null;
  readonly from: string;
  readonly to: string;
  readonly receipt: Partial<Omit<Receipt, 'week' | 'year' | 'start'>>;
  /** Shares of levels 1 to 6 and of no level. */
  readonly shares?: readonly (number | null)[] | undefined;
}

/** Which columns beside demand, staff and their difference are written. */
export interface ReceiptColumns {
  readonly budget: boolean;
  readonly staff: boolean;
  readonly shares: boolean;
  /** Net of expected absence from this Monday on; left out: gross alone. */
  readonly netMonday?: Day | undefined;
}

type FigureOf = keyof {
  [Name in keyof Receipt as Receipt[Name] extends number | null ? Name : never]: true;
};

const spans: Readonly<Record<ReceiptRow['of'], string>> = {
  week: 'Vecka',
  year: 'ISO-år',
  period: 'Hela perioden',
  mean: 'Medel per vecka',
};

const levels = [1, 2, 3, 4, 5, 6] as const;

const figure = (title: string, field: Exclude<FigureOf, 'year'>, decimals?: number): Field<ReceiptRow> =>
  number(title, ({ receipt }) => receipt[field] ?? null, decimals);

const counted = (title: string, field: 'workingCount' | 'fillInCount' | 'contractorCount'): Field<ReceiptRow> =>
  count(title, ({ receipt }) => receipt[field] ?? null);

const names: readonly Field<ReceiptRow>[] = [
  text('Avdelning', 26, ({ unitName }) => unitName ?? 'Alla avdelningar'),
  text('Kategori', 22, ({ categoryName }) => categoryName ?? 'Alla kategorier'),
  text('Avser', 15, ({ of }) => spans[of]),
  number('ISO-år', ({ year }) => year, 0),
  text('Vecka', 8, ({ week }) => week),
  day('Från', ({ from }) => from),
  day('Till', ({ to }) => to),
];

const places: readonly Field<ReceiptRow>[] = [
  text('Organisation', 22, ({ orgName }) => orgName ?? null),
  text('Verksamhet', 22, ({ areaName }) => areaName ?? null),
];

const balance: readonly Field<ReceiptRow>[] = [
  figure('Behov', 'demand'),
  figure('Tillgång', 'workRateSum'),
  figure('Tillgång − behov', 'diff'),
  figure('Tillgång utan inhyrda', 'workRateSumWithoutContractors'),
  figure('Vikarier', 'substituteWorkRateSum'),
  figure('Inhyrda', 'contractorWorkRateSum'),
  figure('Utanför bemanningen', 'workRateExcludedSum'),
  figure('Tillgång utan behov', 'workRateWithoutDemand'),
];

/** What the net columns hold. */
export const netText = 'Tillgång − väntad frånvaro, från och med denna vecka; tomt där ingen frånvaro är antagen';

type NetOf = Pick<Partial<Receipt>, 'workRateSum' | 'netSupply' | 'netDiff' | 'risk'>;

/** What expected absence leaves of weeks that are not past; empty where nothing is assumed of it. */
const net = (monday: Day): readonly Field<ReceiptRow>[] => {
  const column = (title: string, value: (receipt: NetOf, netSupply: number) => number | null, decimals?: number) =>
    number<ReceiptRow>(
      title,
      ({ from, receipt }) =>
        from < monday || receipt.netSupply === undefined ? null : value(receipt, receipt.netSupply),
      decimals,
    );
  return [
    column('Väntad frånvaro', ({ workRateSum = 0 }, netSupply) => tidy(workRateSum - netSupply)),
    column('Tillgång netto', (_, netSupply) => netSupply),
    column('Netto − behov', ({ netDiff = null }) => netDiff),
    column('Risk för brist, %', ({ risk = null }) => (risk === null ? null : tidy(risk * 100)), 0),
  ];
};

const budget: readonly Field<ReceiptRow>[] = [
  figure('Budget', 'budget'),
  figure('Tillgång − budget', 'diffBudget'),
  figure('Budget − tillgång', 'diffBudgetWorkRate'),
  figure('Budget − behov', 'diffBudgetDemand'),
  figure('Tillgång utan budget', 'workRateWithoutBudget'),
  figure('Dagar med budget', 'budgetDays', 0),
];

const staff: readonly Field<ReceiptRow>[] = [
  figure('Helgpass', 'weekendShiftCount'),
  figure('Helgpass − behov', 'diffWeekendShifts'),
  figure('Nattpass', 'nightShiftCount'),
  figure('Nattpass − behov', 'diffNightShifts'),
  counted('I tjänst', 'workingCount'),
  counted('Vikarier, antal', 'fillInCount'),
  counted('Inhyrda, antal', 'contractorCount'),
  ...levels.map((level) => count<ReceiptRow>(`Nivå ${level}`, ({ receipt }) => receipt.levels?.[level - 1] ?? null)),
  count('Utan nivå', ({ receipt: { levels: counts, workingCount } }) =>
    counts && workingCount !== undefined ? tidy(counts.reduce((rest, one) => rest - one, workingCount)) : null,
  ),
];

const shares: readonly Field<ReceiptRow>[] = [
  ...levels.map((level) => number<ReceiptRow>(`Andel nivå ${level}`, (row) => row.shares?.[level - 1] ?? null)),
  number('Andel utan nivå', (row) => row.shares?.[levels.length] ?? null),
];

/** A table of receipts, in services; of several groups each is a sheet, beside one of all rows. */
export const receiptPart = (
  title: string,
  groups: readonly { readonly name: string; readonly rows: readonly ReceiptRow[] }[],
  columns: ReceiptColumns,
): Part => {
  const isPlaced = groups.some(({ rows }) => rows.some(({ orgName }) => orgName !== undefined));
  const fields = [
    ...(isPlaced ? places : []),
    ...names,
    ...balance,
    figure('Dagar med behov', 'demandDays', 0),
    ...(columns.netMonday ? net(columns.netMonday) : []),
    ...(columns.budget ? budget : []),
    ...(columns.staff ? staff : []),
    ...(columns.shares ? shares : []),
  ];
  return { ...partOf(title, fields, groups), allRows: `Alla ${title.toLowerCase()}` };
};

/** The week of a receipt as a row. */
export const weekRow = (
  named: Pick<ReceiptRow, 'orgName' | 'areaName' | 'unitName' | 'categoryName'>,
  { week, year, start, ...receipt }: Receipt,
): ReceiptRow => ({ ...named, of: 'week', year, week, from: start, to: addDays(start, 6), receipt });
