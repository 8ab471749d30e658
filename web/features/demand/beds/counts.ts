import { parseDecimal } from '#shared/quantity/parse.ts';

/** Both counts as typed. */
export interface TypedBeds {
  readonly beds: string;
  readonly weekendBeds: string;
}

/** A count as it is sent: null where nothing is typed, so that the other one holds for both. */
export const bedsOf = (text: string): number | null => parseDecimal(text, 0);

/** An empty count follows the other one once that is typed. */
export const followed = ({ beds, weekendBeds }: TypedBeds): TypedBeds => ({
  beds: beds.trim() === '' ? weekendBeds : beds,
  weekendBeds: weekendBeds.trim() === '' ? beds : weekendBeds,
});
