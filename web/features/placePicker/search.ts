import { comparable } from '#shared/text/names.ts';
import { levels, type Place, pathOf } from '#web/navigation/place.ts';

/** The words of a query, in lower case. */
const wordsOf = (query: string): readonly string[] => comparable(query).split(/\s+/).filter(Boolean);

const ownText = ({ name, shortName }: Place): string => comparable(`${name} ${shortName}`);

/** Ranks a place: words of the query that begin a word of its name count most, then those anywhere in it. */
const scoreOf = (place: Place, words: readonly string[]): number => {
  const own = ownText(place);
  const starts = words.filter((word) => own.startsWith(word) || own.includes(` ${word}`)).length;
  const within = words.filter((word) => own.includes(word)).length;
  return starts * 100 + within * 10 - levels.indexOf(place.level);
};

/**
 * Returns the places whose path contains every word of the query; the best match first, equal ones in the order of the tree.
 * An empty query returns all places except categories.
 */
export const searchPlaces = (places: readonly Place[], query: string, limit = 60): readonly Place[] => {
  const words = wordsOf(query);
  if (words.length === 0) return places.filter(({ level }) => level !== 'category').slice(0, limit);
  const hits = places.filter((place) => {
    const text = pathOf(place).map(ownText).join(' ');
    return words.every((word) => text.includes(word));
  });
  const scored = hits.map((place, order) => ({ place, order, score: scoreOf(place, words) }));
  return scored
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, limit)
    .map(({ place }) => place);
};

/** Splits a name at the words of the query; every second part is a match. */
export const highlight = (name: string, query: string): readonly string[] => {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? [name] : name.split(new RegExp(`(${words.join('|')})`, 'i'));
};
