import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import { type NamedMissingRate, type PlanCost, sumOfUnitCosts } from '#shared/model/planCost.ts';
import type { OverviewAnswer } from '#shared/model/reportAnswer.ts';

interface Row {
  readonly unitName: string | null;
  readonly categoryName: string | null;
  readonly demand: PlanCost;
  readonly supply: PlanCost;
  readonly missing: readonly NamedMissingRate[];
}

const rates: Readonly<Record<NamedMissingRate['field'], string>> = {
  monthlySalary: 'månadslön',
  payrollTax: 'PO',
  evening: 'OB kväll',
  night: 'OB natt',
  weekend: 'OB helg',
  overtime: 'enkel övertid',
  qualifiedOvertime: 'kvalificerad övertid',
  rental: 'kostnad för inhyrda',
};

const fields: readonly Field<Row>[] = [
  text('Avdelning', 26, ({ unitName }) => unitName ?? 'Alla avdelningar'),
  text('Kategori', 22, ({ categoryName }) => categoryName ?? 'Alla kategorier'),
  number('Behov, kr', ({ demand }) => demand.total, 0),
  number('varav OB, kr', ({ demand }) => demand.ob, 0),
  number('Tillgång, kr', ({ supply }) => supply.total, 0),
  number('varav OB, kr', ({ supply }) => supply.ob, 0),
  number('varav inhyrda, kr', ({ supply }) => supply.rental, 0),
  number(
    'Tillgång − behov, kr',
    ({ demand, supply }) => (demand.total === null || supply.total === null ? null : supply.total - demand.total),
    0,
  ),
  text('Saknas', 40, ({ missing }) =>
    missing.map(({ field, category, year }) => `${rates[field]} för ${category} ${year}`).join(', '),
  ),
];

/** What demand and staff of each unit and category, and of all units, cost over the weeks; empty where the report does not have it. */
export const costsOfReport = ({ unitOverviews }: OverviewAnswer): readonly Part[] => {
  const priced = unitOverviews.flatMap((unit) => (unit.cost ? [{ unit, cost: unit.cost }] : []));
  if (priced.length === 0) return [];
  const rows = priced.flatMap(({ unit: { unitName }, cost: { categories, ...all } }) => [
    ...categories.map((category) => ({
      ...{ unitName, categoryName: category.name, ...category },
      missing: all.missing.filter((one) => one.category === category.name),
    })),
    { unitName, categoryName: null, ...all },
  ]);
  const all = { unitName: null, categoryName: null, ...sumOfUnitCosts(priced.map(({ cost }) => cost)) };
  const sums = priced.length > 1 ? [{ ...all, missing: priced.flatMap(({ cost }) => cost.missing) }] : [];
  return [partOf('Kostnad', fields, [{ name: '', rows: [...rows, ...sums] }])];
};
