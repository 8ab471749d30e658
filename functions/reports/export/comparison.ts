import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import { byCategoryName, type ForecastType } from '#shared/calculation/index.ts';
import type { ForecastAnswer } from '#shared/model/reportAnswer.ts';
import { comparable } from '#shared/text/names.ts';

type Row = ForecastAnswer['total'];

/** The difference that a forecast shows. */
export const differences: Readonly<Record<ForecastType, string>> = {
  'demand/assets': 'Tillgång − behov',
  'budget/assets': 'Tillgång − budget',
  'assets/budget': 'Budget − tillgång',
  'demand/budget': 'Budget − behov',
};

/** What its parts are called: of the categories that are short, and of those with a surplus. */
const parts: Readonly<Record<ForecastType, { readonly short: string; readonly over: string }>> = {
  'demand/assets': { short: 'Brist', over: 'Överskott' },
  'budget/assets': { short: 'Under budget', over: 'Över budget' },
  'assets/budget': { short: 'Över budget', over: 'Under budget' },
  'demand/budget': { short: 'Brist', over: 'Överskott' },
};

/** The means of each unit, and of all together; the difference of each category has a column of its own. */
export const comparisonOfReport = (type: ForecastType, { unitDiffs, total }: ForecastAnswer): Part => {
  const difference = differences[type];
  const all = unitDiffs.flatMap(({ categories }) => categories.map(({ name }) => name));
  const names = all
    .filter((name, index) => all.findIndex((one) => comparable(one) === comparable(name)) === index)
    .sort(byCategoryName);
  const fields: readonly Field<Row>[] = [
    text('Avdelning', 26, ({ unitName }) => unitName ?? 'Alla avdelningar'),
    number('Vårdplatser i snitt', ({ beds }) => beds, 1),
    number('Behov i snitt', ({ avgDemand }) => avgDemand),
    number('Budget i snitt', ({ avgBudget }) => avgBudget),
    number('Tillgång i snitt', ({ avgWorkRate }) => avgWorkRate),
    number('Inhyrda i snitt', ({ avgContractorWorkRate }) => avgContractorWorkRate),
    number(difference, ({ diff }) => diff),
    number(parts[type].short, ({ short }) => short),
    number(parts[type].over, ({ over }) => over),
    ...names.map((name) =>
      number<Row>(
        `${difference}, ${name}`,
        ({ categories }) => categories.find((one) => comparable(one.name) === comparable(name))?.diff ?? null,
      ),
    ),
  ];
  const isSummed = unitDiffs.every(({ unitId }) => unitId === null);
  return partOf('Jämförelse', fields, [{ name: '', rows: isSummed ? unitDiffs : [...unitDiffs, total] }]);
};
