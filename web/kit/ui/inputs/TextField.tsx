import Input, { type InputRef } from 'antd/es/input';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIsPhone } from '../hooks/useMedia.ts';
import { Field } from '../state/Field.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Focused when it is first shown. */
  readonly focused?: boolean;
  /** The width of the field, in characters; on a phone it has the whole. */
  readonly size?: number;
  readonly type?: 'text' | 'email';
  /** Shown as dots: what the browser may fill in. */
  readonly secret?: 'current-password' | 'new-password';
}

/** A labelled text field with its error below. */
export const TextField = ({
  label,
  value,
  onChange,
  error,
  help,
  required,
  focused,
  size,
  type,
  secret,
}: TextFieldProps) => {
  const id = useId();
  const isPhone = useIsPhone();
  const field = useRef<InputRef>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const Control = secret ? Input.Password : Input;
  return (
    <Field id={id} label={label} error={error} help={help}>
      <Control
        id={id}
        value={value}
        {...(type && { type })}
        autoComplete={secret ?? 'off'}
        ref={field}
        status={error === undefined ? '' : 'error'}
        aria-required={required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        {...(size && !isPhone && { style: { width: `calc(${size}ch + 28px)` } })}
      />
    </Field>
  );
};
