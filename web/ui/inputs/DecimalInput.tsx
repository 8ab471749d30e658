import { type DecimalLimits, decimalText } from './digits.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A number with a decimal comma, by default two digits before it and two after (spec 1 section 5). */
export const DecimalInput = ({ integers = 2, fractions = 2, max, ...props }: TypedInputProps & DecimalLimits) => (
  <TypedInput
    {...props}
    kept={(typed) => decimalText(typed, { integers, fractions, max })}
    length={integers + 1 + fractions}
    inputMode="decimal"
  />
);
