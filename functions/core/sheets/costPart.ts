import type { NamedMissingRate, PlanCost } from '#shared/model/planCost.ts';
import { sundayOf, type Week, weekLabel } from '#shared/time/week.ts';
import { missingRatesText } from './missingRatesPart.ts';
import { day, type Field, number, type Part, partOf, text } from './part.ts';

/** What demand and staff of a category, or of several together, cost; in one week where it is named. */
interface CostRow {
  readonly unitName: string | null;
  readonly categoryName: string | null;
  readonly week?: Week;
  readonly demand: PlanCost;
  readonly supply: PlanCost;
  readonly missing: readonly NamedMissingRate[];
}

const names: readonly Field<CostRow>[] = [
  text('Avdelning', 26, ({ unitName }) => unitName ?? 'Alla avdelningar'),
  text('Kategori', 22, ({ categoryName }) => categoryName ?? 'Alla kategorier'),
];

const weeks: readonly Field<CostRow>[] = [
  number('ISO-år', ({ week }) => week?.year ?? null, 0),
  text('Vecka', 8, ({ week }) => (week ? weekLabel(week) : null)),
  day('Från', ({ week }) => week?.start ?? null),
  day('Till', ({ week }) => (week ? sundayOf(week.start) : null)),
];

const amounts: readonly Field<CostRow>[] = [
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
  text('Saknas', 40, ({ missing }) => missingRatesText(missing)),
];

/** A table of costs, in kronor. */
export const costPart = (rows: readonly CostRow[]): Part => {
  const isWeekly = rows.some(({ week }) => week !== undefined);
  return partOf('Kostnad', [...names, ...(isWeekly ? weeks : []), ...amounts], [{ name: '', rows }]);
};
