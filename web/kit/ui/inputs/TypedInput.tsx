import Input, { type InputRef } from 'antd/es/input';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { advance, filled, jump } from './advance.ts';

/** What the inputs of numbers and times have in common. */
export interface TypedInputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** The id of the error or help text. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  /** The accessible name where there is no label. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** After the field: what is counted. */
  readonly suffix?: string | undefined;
  /** Keys that lead on to the next field instead of being typed. */
  readonly leave?: RegExp;
  /** Called with the key that led on. */
  readonly onLeave?: ((key: string) => void) | undefined;
  /** Called when the typing ends: the focus leaves, or Enter. */
  readonly onDone?: (() => void) | undefined;
}

interface Rule {
  /** The length of a number at which the focus moves on. */
  readonly length: number | ((text: string) => number);
  readonly inputMode: 'numeric' | 'decimal';
}

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/**
 * A field for a number, which moves the focus on when the number is complete. It keeps whatever is typed: what cannot be taken is
 * refused with its reason, never changed in silence.
 */
export const TypedInput = ({ length, inputMode, onChange, value, leave, ...props }: TypedInputProps & Rule) => {
  const field = useRef<InputRef>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const full = filled(target, value, typeof length === 'number' ? length : length(target.value));
    onChange(target.value);
    // antd passes a copy of the field that is in no form.
    if (full && field.current?.input) jump(field.current.input);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') props.onDone?.();
    if (!leave?.test(event.key)) return;
    event.preventDefault();
    props.onLeave?.(event.key);
    advance(event.currentTarget);
  };
  return (
    <Input
      ref={field}
      id={props.id}
      className={props.className ?? ''}
      value={value}
      inputMode={inputMode}
      autoComplete="off"
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      suffix={props.suffix}
      placeholder={props.placeholder ?? ''}
      aria-label={props.label}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      onFocus={selectAll}
      onBlur={props.onDone}
      onChange={take}
      onKeyDown={onKeyDown}
    />
  );
};
