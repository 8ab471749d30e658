import type { Place } from '#web/navigation/place.ts';
import { flatten } from '#web/navigation/place.ts';
import type { By } from './outline.ts';

/** One question to the server: the receipts of a place, told by unit or by category. */
export interface Source {
  readonly place: Place;
  readonly by: By;
}

/** The place itself where it may be read, else the highest readable ones below it. */
const readable = (place: Place): readonly Place[] => (place.canRead ? [place] : place.children.flatMap(readable));

/** The units of a place, each asked by category. */
export const byUnits = (place: Place): readonly Source[] =>
  flatten([place])
    .filter(({ level }) => level === 'unit')
    .map((unit) => ({ place: unit, by: 'category' }));

/**
 * What a map needs to ask: one question, unless the caller may read parts of the place only, or wants units with some of
 * their categories (`filtered`), which no single answer holds.
 */
export const sourcesOf = (place: Place, by: By, filtered: boolean): readonly Source[] =>
  filtered && by === 'unit' ? byUnits(place) : readable(place).map((each) => ({ place: each, by }));
