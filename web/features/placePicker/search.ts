import { comparable } from '#shared/text/names.ts';
import { areIn, fitOf, wordsOf } from '#shared/text/words.ts';
import { levels, type Place } from '#web/platform/navigation/place.ts';

/** The names of a place, and those of its path, in comparable form. */
interface Texts {
  readonly own: string;
  readonly path: string;
}

/** Made once: each key of a query looks through thousands of places. */
const known = new WeakMap<Place, Texts>();

const textsOf = (place: Place): Texts => {
  const before = known.get(place);
  if (before) return before;
  const own = comparable(`${place.name} ${place.shortName}`);
  const texts = { own, path: place.parent ? `${textsOf(place.parent).path} ${own}` : own };
  known.set(place, texts);
  return texts;
};

/** Ranks a place: how well its own name fits, then higher levels first. */
const scoreOf = (place: Place, words: readonly string[]): number =>
  fitOf(textsOf(place).own, words) - levels.indexOf(place.level);

const idKeys = levels.map((level) => `${level}Id` as const);

/** How many levels of their paths two places have in common. */
const sharedLevels = (a: Place, b: Place | undefined): number =>
  idKeys.filter((key) => a.ids[key] !== undefined && a.ids[key] === b?.ids[key]).length;

interface Search {
  /** The place that is shown. */
  readonly from?: Place | undefined;
  readonly limit?: number;
}

/**
 * Returns the places whose path contains every word of the query; the best match first, of equal ones those nearest to the shown place,
 * then in the order of the tree. An empty query returns all places except categories.
 */
export const searchPlaces = (
  places: readonly Place[],
  query: string,
  { from, limit = 60 }: Search = {},
): readonly Place[] => {
  const words = wordsOf(query);
  if (words.length === 0) return places.filter(({ level }) => level !== 'category').slice(0, limit);
  return places
    .filter((place) => areIn(textsOf(place).path, words))
    .map((place) => ({ place, score: scoreOf(place, words), near: sharedLevels(place, from) }))
    .sort((a, b) => b.score - a.score || b.near - a.near)
    .slice(0, limit)
    .map(({ place }) => place);
};

/** Splits a name at the words of the query; every second part is a match. */
export const highlight = (name: string, query: string): readonly string[] => {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? [name] : name.split(new RegExp(`(${words.join('|')})`, 'i'));
};
