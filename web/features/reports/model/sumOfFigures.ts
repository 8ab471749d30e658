import { sumOfKnown } from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';

/** The sum of the known figures of an answer, to six decimals as they have; null where none is known. */
export const sumOfFigures = (values: readonly (number | null)[]): number | null => sumOfKnown(values, json6);
