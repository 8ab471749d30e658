import { digitsOf } from './digits.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

interface NumberInputProps extends TypedInputProps {
  readonly max: number;
  /** The length of a complete text; as many digits as `max` unless given. */
  readonly length?: ((text: string) => number) | undefined;
}

/** A whole number, complete with as many digits as `max`. */
export const NumberInput = ({ max, length, ...props }: NumberInputProps) => (
  <TypedInput {...props} length={length ?? digitsOf(max)} inputMode="numeric" />
);
