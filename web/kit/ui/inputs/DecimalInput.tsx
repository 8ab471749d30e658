import { type DecimalLimits, decimalLength } from './digits.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A number with decimals after a comma; `limits` say when it is complete. */
export const DecimalInput = ({ limits, ...props }: TypedInputProps & { readonly limits: DecimalLimits }) => (
  <TypedInput {...props} length={decimalLength(limits)} inputMode="decimal" />
);
