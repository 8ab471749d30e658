import { comparable } from '#shared/text/names.ts';
import { atLevel, flatten, type Level, levels, type Place } from '#web/platform/navigation/place.ts';

/** A category is reported on as its unit is. */
const levelOf = ({ level }: Place): Level => (level === 'category' ? 'unit' : level);

/** Puts the values of a name that fit in the place of all of its values; without any the report proposes its own. */
const keep = (search: URLSearchParams, name: string, values: readonly string[], fits: (value: string) => boolean) => {
  search.delete(name);
  for (const value of values.filter(fits)) search.append(name, value);
};

/**
 * The settings of a report in an address, as another place has them: those that do not fit there are proposed anew. Units are of the place,
 * but a forecast keeps those of its organisation; the level holds among places of one level; categories are those that the place has too,
 * or its own where they were that of the place before.
 * The report itself is not created.
 */
export const settingsAtPlace = (before: URLSearchParams, from: Place, to: Place): URLSearchParams => {
  const search = new URLSearchParams(before);
  search.delete('created');
  const isSameLevel = levelOf(from) === levelOf(to);
  if (!isSameLevel) search.delete('level');
  const below = flatten([atLevel(to, 'org') ?? to]);
  const units = new Set(below.filter(({ level }) => level === 'unit').map(({ id }) => id));
  const chosen = search.getAll('unitIds').flatMap((ids) => ids.split(','));
  const keepsUnits = isSameLevel && search.get('type') === 'prognos';
  keep(search, 'unitIds', chosen, (id) => keepsUnits && units.has(id));
  const reach = levels.find((level) => level === search.get('level')) ?? levelOf(to);
  const categories = keepsUnits ? below : flatten([atLevel(to, reach) ?? to]);
  const chosenCategories = search.getAll('forCat');
  const isOfPlace = !keepsUnits && from.level === 'category' && chosenCategories.join() === from.name;
  if (isOfPlace) keep(search, 'forCat', [to.name], () => to.level === 'category');
  const names = new Set(categories.filter(({ level }) => level === 'category').map(({ name }) => comparable(name)));
  keep(search, 'forCat', search.getAll('forCat'), (name) => names.has(comparable(name)));
  return search;
};
