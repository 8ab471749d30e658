import { type DecimalLimits, decimalLength, decimalText } from './digits.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A number with decimals after a comma: takes digits and one comma, within its limits. */
export const DecimalInput = ({ limits, ...props }: TypedInputProps & { readonly limits: DecimalLimits }) => (
  <TypedInput
    {...props}
    kept={(typed) => decimalText(typed, limits)}
    length={decimalLength(limits)}
    inputMode="decimal"
  />
);
