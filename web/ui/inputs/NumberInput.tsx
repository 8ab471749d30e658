import { digitsOf } from './digits.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A whole number, complete with as many digits as `max`. */
export const NumberInput = ({ max, ...props }: TypedInputProps & { readonly max: number }) => (
  <TypedInput {...props} length={digitsOf(max)} inputMode="numeric" />
);
