import { byCategoryName } from '#shared/calculation/index.ts';
import { comparable, namesByKey } from '#shared/text/names.ts';
import { flatten, type Place } from '#web/platform/navigation/place.ts';

/** The kind of rows: units or categories. */
export type By = 'unit' | 'category';

type RowKind = 'area' | 'unit' | 'category' | 'total';

/** A row without figures, made from the places. */
export interface Outline {
  /** The id of its place; of a category of several units its name's key; `*` the sum of all. */
  readonly key: string;
  readonly kind: RowKind;
  /** Empty for the sum of all. */
  readonly name: string;
  readonly shortName: string;
  /** Its place; undefined for a category of several units. */
  readonly place: Place | undefined;
  /** The key of its area's row, which can be folded. */
  readonly within: string | undefined;
}

/** The key of the sum of all rows. */
export const TOTAL = '*';

/** A category by its name, of one or more units. */
export interface NamedCategory {
  readonly key: string;
  readonly name: string;
}

const below = (place: Place, level: Place['level']): readonly Place[] =>
  flatten([place]).filter((each) => each.level === level);

/** The categories below a place by name, nurses first (`shared/calculation/README.md`). */
export const categoriesOf = (place: Place): readonly NamedCategory[] => {
  const names = namesByKey(below(place, 'category').map(({ name }) => name));
  return [...names].map(([key, name]) => ({ key, name })).sort((a, b) => byCategoryName(a.name, b.name));
};

/** Returns the chosen categories that exist here: the address may come from another place. */
export const chosenOf = (categories: readonly NamedCategory[], chosen: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(categories.map(({ key }) => key).filter((key) => chosen.has(key)));

const rowOf = (place: Place, within?: string): Outline => ({
  key: place.id,
  kind: place.level === 'area' ? 'area' : place.level === 'unit' ? 'unit' : 'category',
  name: place.name,
  shortName: place.shortName || place.name,
  place,
  within,
});

const nameRow = ({ key, name }: NamedCategory): Outline => ({
  key,
  kind: 'category',
  name,
  shortName: name,
  place: undefined,
  within: undefined,
});

/** Whether a category is to be shown; nothing chosen shows all. */
export const isChosen = (chosen: ReadonlySet<string>, name: string): boolean =>
  chosen.size === 0 || chosen.has(comparable(name));

const unitsWith = (place: Place, chosen: ReadonlySet<string>): readonly Place[] =>
  below(place, 'unit').filter(
    ({ children }) => chosen.size === 0 || children.some(({ name }) => isChosen(chosen, name)),
  );

const leaves = (place: Place, by: By, chosen: ReadonlySet<string>): readonly Outline[] => {
  if (place.level === 'unit')
    return place.children.filter(({ name }) => isChosen(chosen, name)).map((each) => rowOf(each));
  if (by === 'category')
    return categoriesOf(place)
      .filter(({ name }) => isChosen(chosen, name))
      .map(nameRow);
  if (place.level === 'area') return unitsWith(place, chosen).map((unit) => rowOf(unit));
  return place.children.flatMap((area) => {
    const units = unitsWith(area, chosen);
    return units.length > 0 ? [rowOf(area), ...units.map((unit) => rowOf(unit, area.id))] : [];
  });
};

/**
 * The rows of the map of an organisation, area or unit, last the sum of all: units by area with the area's sum before
 * them, or categories. `chosen` holds the name keys of the categories to show; empty shows all.
 */
export const outlineOf = (place: Place, by: By, chosen: ReadonlySet<string>): readonly Outline[] => {
  const rows = leaves(place, by, chosen);
  const total: Outline = { key: TOTAL, kind: 'total', name: '', shortName: '', place, within: undefined };
  return rows.length > 0 ? [...rows, total] : [];
};

/** Whether the row is a category of several units. */
export const isOfUnits = ({ kind, place }: Outline): boolean => kind === 'category' && place === undefined;

/** Whether the row is no sum of other rows. */
export const isLeaf = ({ kind }: Outline): boolean => kind === 'unit' || kind === 'category';

/** Whether the row says in how many weeks it is short: each row that is no sum, and the sum of a unit. */
export const countsShortWeeks = (row: Outline): boolean =>
  isLeaf(row) || (row.kind === 'total' && row.place?.level === 'unit');

/** Whether the row is a unit without categories, which plans no demand. */
export const isEmptyUnit = ({ kind, place }: Outline): boolean => kind === 'unit' && place?.children.length === 0;
