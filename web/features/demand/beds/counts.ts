import { parseDecimal } from '#shared/quantity/parse.ts';

/** Both counts as typed: at most three digits each. */
export interface TypedBeds {
  readonly beds: string;
  readonly weekendBeds: string;
}

const DIGITS = /^\d{0,3}$/;

/** Whether the text can be a number of beds, or the beginning of one. */
export const isBedText = (text: string): boolean => DIGITS.test(text.trim());

/** A count as it is sent: null where nothing is typed, so that the other one holds for both. */
export const bedsOf = (text: string): number | null => parseDecimal(text, 0);

/** An empty count follows the other one once that is typed. */
export const followed = ({ beds, weekendBeds }: TypedBeds): TypedBeds => ({
  beds: beds.trim() === '' ? weekendBeds : beds,
  weekendBeds: weekendBeds.trim() === '' ? beds : weekendBeds,
});
