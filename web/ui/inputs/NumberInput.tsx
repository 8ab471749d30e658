import { digitsOf, wholeText } from './digits.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A whole number from 0 to `max`: takes digits only. */
export const NumberInput = ({ max, ...props }: TypedInputProps & { readonly max: number }) => (
  <TypedInput {...props} kept={(typed) => wholeText(typed, max)} length={digitsOf(max)} inputMode="numeric" />
);
