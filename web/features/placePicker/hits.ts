import type { FoundEmployee } from '#shared/model/employeeSearch.ts';
import { comparable } from '#shared/text/names.ts';
import { fitOf, hasWords, wordsOf } from '#shared/text/words.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';

/** An employee or a page, with its address. */
export interface Link {
  readonly kind: 'employee' | 'page';
  readonly name: string;
  /** Where it is, below the name. */
  readonly above: string;
  readonly to: string;
}

/** What a search has found. */
export type Hit = { readonly kind: 'place'; readonly place: Place } | Link;

/** The key of a hit among others. */
export const keyOf = (hit: Hit): string => (hit.kind === 'place' ? `${hit.place.parent?.id} ${hit.place.id}` : hit.to);

/** The pages whose names have every word of the query, the best match first; none without a word. */
export const searchPages = (pages: readonly Link[], query: string): readonly Link[] => {
  const words = wordsOf(query);
  const scoreOf = ({ name }: Link) => fitOf(comparable(name), words);
  if (words.length === 0) return [];
  return pages.filter(({ name }) => hasWords(name, words)).sort((a, b) => scoreOf(b) - scoreOf(a));
};

/** A found employee, with the address of the periods in Personal. */
export const employeeLink = (orgId: string, { id, name, unitName, categoryName, ...ids }: FoundEmployee): Link => ({
  kind: 'employee',
  name,
  above: `${unitName} / ${categoryName}`,
  to: href.plan({
    orgId,
    areaId: ids.areaId,
    unitId: ids.unitId,
    categoryId: ids.categoryId,
    tab: 'assets',
    asset: id,
  }),
});

/** The places listed while employees are found too: more words find the others. */
const FEW = 10;

/**
 * The hits in the order in which they are listed. Employees, who come later than what is typed, follow the places and pages, so
 * that the selected hit stays where it is.
 */
export const listed = (
  places: readonly Place[],
  pages: readonly Link[],
  employees: readonly Link[],
): readonly Hit[] => {
  const hits = places.map((place): Hit => ({ kind: 'place', place }));
  return [...(employees.length > 0 ? hits.slice(0, FEW) : hits), ...pages, ...employees];
};
