import { type ComponentProps, createContext, use } from 'react';

/** The text of the field where it differs from the calendar's, and the handler of typed text. */
export const TextOfDay = createContext<{
  readonly text: string | undefined;
  readonly type: (text: string) => void;
}>({ text: undefined, type: () => undefined });

/** The field of a calendar, which keeps the text that the calendar cannot read. */
export const TypedDay = ({ value, onChange, ...props }: ComponentProps<'input'>) => {
  const { text, type } = use(TextOfDay);
  return (
    <input
      {...props}
      value={text ?? value}
      onChange={(event) => {
        type(event.target.value);
        onChange?.(event);
      }}
    />
  );
};
