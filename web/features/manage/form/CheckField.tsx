import Checkbox from 'antd/es/checkbox';

interface CheckFieldProps {
  readonly label: string;
  /** An explanation in the line below. */
  readonly help?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A labelled checkbox. */
export const CheckField = ({ label, help, checked, onChange }: CheckFieldProps) => (
  <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
    {label}
    {help !== undefined && <small>{help}</small>}
  </Checkbox>
);
