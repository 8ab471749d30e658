import { type ComponentProps, createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

/** The text of the field where it differs from the calendar's, and the handler of typed text. */
export const TextOfDay = createContext<{
  readonly text: string | undefined;
  readonly type: (text: string) => void;
}>({ text: undefined, type: () => undefined });

/**
 * The field of a calendar, which keeps the text that the calendar cannot read. Focus selects the text, so that typing replaces it, also
 * where the text changes after the focus came: leaving another field may change it. The calendar's button that empties the field is no
 * tab stop: an emptied text does the same.
 */
export const TypedDay = ({ value, onChange, onFocus, onBlur, ref, ...props }: ComponentProps<'input'>) => {
  const { text, type } = use(TextOfDay);
  const field = useRef<HTMLInputElement>(null);
  const isUntouched = useRef(false);
  const shown = text ?? value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text than was selected is selected again.
  useLayoutEffect(() => {
    if (isUntouched.current) field.current?.select();
  }, [shown]);
  useEffect(() => {
    field.current?.closest('.ant-picker')?.querySelector('.ant-picker-clear')?.setAttribute('tabindex', '-1');
  });
  return (
    <input
      {...props}
      ref={(input) => {
        field.current = input;
        if (typeof ref === 'function') ref(input);
        else if (ref) ref.current = input;
      }}
      value={shown}
      onFocus={(event) => {
        isUntouched.current = true;
        event.target.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        isUntouched.current = false;
        onBlur?.(event);
      }}
      onChange={(event) => {
        isUntouched.current = false;
        type(event.target.value);
        onChange?.(event);
      }}
    />
  );
};
