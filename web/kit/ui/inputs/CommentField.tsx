import Input from 'antd/es/input';
import { useId } from 'react';
import { Field } from '../state/Field.tsx';

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled text of several lines. */
export const CommentField = ({ label, error, onChange, ...props }: CommentFieldProps) => {
  const id = useId();
  const invalid = error !== undefined;
  return (
    <Field id={id} label={label} error={error}>
      <Input.TextArea
        {...props}
        id={id}
        rows={3}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
};
