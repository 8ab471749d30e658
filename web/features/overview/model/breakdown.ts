import type { SumReceipt } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import { flatten, type Place } from '#web/navigation/place.ts';
import { isChosen } from './outline.ts';
import type { MapRow } from './rows.ts';
import { byUnits, type Source } from './sources.ts';

/** One line of what a cell is made of. */
export interface Part {
  readonly key: string;
  readonly name: string;
  /** Where it is planned or looked into. */
  readonly place: Place | undefined;
  /** Undefined until it has come. */
  readonly receipt: PlacedReceipt | SumReceipt | undefined;
}

/** What has to be asked to explain a row: nothing where the map holds it already. */
export const partSources = (row: MapRow, rows: readonly MapRow[]): readonly Source[] => {
  if (row.kind === 'unit' && row.place) return [{ place: row.place, by: 'category' }];
  if (row.kind !== 'category' || row.place !== undefined) return [];
  const whole = rows.at(-1)?.place;
  const has = ({ children }: Place) => children.some(({ name }) => comparable(name) === row.key);
  return whole ? byUnits(whole).filter(({ place }) => has(place)) : [];
};

const inWeek = (row: MapRow, week: string) => row.cells.find((cell) => cell.week.start === week)?.receipt;

const partOfRow = (row: MapRow, week: string): Part => ({
  key: row.key,
  name: row.name,
  place: row.place,
  receipt: inWeek(row, week),
});

/** A category of several units, unit by unit. */
const byUnit = (row: MapRow, sources: readonly Source[], of: (id: string) => PlacedReceipt | undefined): Part[] =>
  sources.flatMap(({ place }) =>
    place.children
      .filter(({ name }) => comparable(name) === row.key)
      .map((category) => ({ key: category.id, name: place.name, place: category, receipt: of(category.id) })),
  );

/**
 * What a row's cell is made of: a unit of its categories, an area of its units, the sum of the areas, units or categories
 * below it, a category of several units of those units. `asked` is the answer to `partSources`.
 */
export const partsOf = (
  row: MapRow,
  rows: readonly MapRow[],
  week: string,
  chosen: ReadonlySet<string>,
  asked: readonly PlacedReceipt[] | undefined,
): readonly Part[] => {
  const of = (id: string) => asked?.find(({ categoryId, start }) => categoryId === id && start === week);
  if (row.kind === 'area') return rows.filter(({ within }) => within === row.key).map((each) => partOfRow(each, week));
  if (row.kind === 'total')
    return rows
      .filter(({ within, kind }) => within === undefined && kind !== 'total')
      .map((each) => partOfRow(each, week));
  if (row.kind === 'category') return byUnit(row, partSources(row, rows), of);
  return flatten(row.place?.children ?? [])
    .filter(({ name }) => isChosen(chosen, name))
    .map((category) => ({ key: category.id, name: category.name, place: category, receipt: of(category.id) }));
};
