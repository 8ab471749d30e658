import { parseDecimal } from '#shared/quantity/parse.ts';
import { scaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { WeekdayValues } from './input.ts';

const hundredths = (text: string): number => scaled(parseDecimal(text) ?? 0, VALUE_DECIMALS);

/** Staff demanded from Monday to Sunday, in hundredths; a text that is not a number counts as 0 (README.md 2). */
export const staffOf = ({ mon, tue, wed, thu, fri, sat, sun }: WeekdayValues): readonly number[] =>
  [mon, tue, wed, thu, fri, sat, sun].map(hundredths);
