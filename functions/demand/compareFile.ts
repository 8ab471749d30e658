import { aboutPart } from '#functions/core/sheets/aboutPart.ts';
import { makeFile } from '#functions/core/sheets/file.ts';
import { missingRatesText } from '#functions/core/sheets/missingRatesPart.ts';
import { day, type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { DemandComparison } from '#shared/model/demand.ts';
import type { FileKind, MadeFile } from '#shared/model/file.ts';
import type { NamedMissingRate, PlanCost } from '#shared/model/planCost.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import type { DemandIds } from './change.ts';
import { compareDemand } from './compare.ts';

interface CostRow {
  readonly category: string;
  /** The days of the live period. */
  readonly start: string | null;
  readonly end: string | null;
  readonly live: PlanCost;
  readonly simulated: PlanCost;
  readonly missing: readonly NamedMissingRate[];
}

const WEEKS = 52;
const MONTHS = 12;

/** What the simulation costs more, over so many weeks; null where either is unknown. */
const more = ({ live, simulated }: CostRow, weeks = 1): number | null =>
  live.total === null || simulated.total === null ? null : (simulated.total - live.total) * weeks;

const costFields: readonly Field<CostRow>[] = [
  text('Kategori', 22, ({ category }) => category),
  day('Skarpt från', ({ start }) => start),
  day('Skarpt till', ({ end }) => end),
  number('Skarpt, kr/vecka', ({ live }) => live.total, 0),
  number('varav OB, kr', ({ live }) => live.ob, 0),
  number('Simulerat, kr/vecka', ({ simulated }) => simulated.total, 0),
  number('varav OB, kr', ({ simulated }) => simulated.ob, 0),
  number('Skillnad, kr/vecka', (row) => more(row), 0),
  number('Skillnad, kr/månad', (row) => more(row, WEEKS / MONTHS), 0),
  number('Skillnad, kr/år', (row) => more(row, WEEKS), 0),
  text('Saknas', 40, ({ missing }) => missingRatesText(missing)),
];

/** A normal week of the simulation beside one of each live period, and those of the unit's other categories, which it leaves as they are. */
const costPart = (category: string, { live, cost: { pairs, others } }: DemandComparison): Part => {
  const compared = pairs.map((pair): CostRow => {
    const { start, end } = found(live.find(({ id }) => id === pair.demandId));
    const missing = [...pair.live.missing, ...pair.simulated.missing];
    return { category, start, end, live: pair.live.cost, simulated: pair.simulated.cost, missing };
  });
  const unchanged = others.map(
    ({ name, cost, missing }): CostRow => ({
      category: name,
      start: null,
      end: null,
      live: cost,
      simulated: cost,
      missing,
    }),
  );
  return partOf('Kostnad', costFields, [{ name: '', rows: [...compared, ...unchanged] }]);
};

type WeekRow = DemandComparison['weeks'][number];

const weekFields: readonly Field<WeekRow>[] = [
  number('ISO-år', ({ start }) => weekOf(start).year, 0),
  text('Vecka', 8, ({ start }) => weekLabel(weekOf(start))),
  day('Från', ({ start }) => start),
  number('Tillgång', ({ workRateSum }) => workRateSum),
  number('Skarpt behov', ({ demandLive }) => demandLive),
  number('Behov om skarp', ({ demandSimulated }) => demandSimulated),
];

const daysText = ({ start, end }: { readonly start: string; readonly end: string | null }): string =>
  `${start}–${end ?? 'tills vidare'}`;

/** What would change if a simulated period became live, as a file: its cost, its weeks, and what it is of. Throws 404, `notSimulated`. */
export const exportComparison = async (scope: Scope, ids: DemandIds, kind: FileKind): Promise<MadeFile> => {
  const answer = await compareDemand(scope, ids);
  const { org, area, unit } = scope.place;
  const { name } = found(unit?.categories.find(({ id }) => id === ids.categoryId));
  return makeFile(kind, [
    costPart(name, answer),
    partOf('Veckor', weekFields, [{ name: '', rows: answer.weeks }]),
    aboutPart([
      ['Innehåll', 'Simulerat behov jämfört med skarpt'],
      ['Organisation', org?.name ?? null],
      ['Verksamhet', area?.name ?? null],
      ['Avdelning', unit?.name ?? null],
      ['Kategori', name],
      ['Simulering', daysText(answer.simulated)],
      ['Jämförs med', answer.live.map(daysText).join(', ') || null],
      [
        'Mått',
        'Kostnad av en normal vecka i kronor; månad är × 52 ÷ 12, år × 52. Behov och tillgång är tjänster (heltider)',
      ],
      ['Skapad', scope.today],
    ]),
  ]);
};
