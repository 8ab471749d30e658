import { manyUnits } from '#web/domain/receipts/manyUnits.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import type { By } from './outline.ts';

/** One request: the receipts of a place, by unit or by category. */
export interface Source {
  readonly place: Place;
  readonly by: By;
  /** Name keys of the categories that count; all without it. */
  readonly categories?: readonly string[];
  /** With the people of each week, at a unit. */
  readonly people?: boolean;
}

/** Returns the place itself when it may be read, else the highest readable places below it. */
const readable = (place: Place): readonly Place[] => (place.canRead ? [place] : place.children.flatMap(readable));

const hasManyUnits = ({ level, children }: Place): boolean =>
  level === 'org' && children.reduce((units, area) => units + area.children.length, 0) > manyUnits;

/** The places that receipts are requested of. */
const requested = (place: Place): readonly Place[] =>
  readable(place).flatMap((each) => (hasManyUnits(each) ? each.children : [each]));

/** The requests for the sums of a place's units, of some of their categories. */
export const unitSums = (place: Place, categories: readonly string[]): readonly Source[] =>
  requested(place).map((each) => ({ place: each, by: 'unit', categories }));

/**
 * The requests of a map: one, or one per readable part of a place that is not readable as a whole, or has very many units. By category the answer
 * holds every category, so that the chosen ones are picked from it without another request; that of a unit has its people too.
 */
export const sourcesOf = (place: Place, by: By, chosen: ReadonlySet<string>): readonly Source[] =>
  by === 'unit' && chosen.size > 0
    ? unitSums(place, [...chosen])
    : requested(place).map((each) => ({ place: each, by, people: each.level === 'unit' && place.level === 'unit' }));
