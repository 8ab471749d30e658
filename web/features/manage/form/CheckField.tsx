import Checkbox from 'antd/es/checkbox';

interface CheckFieldProps {
  readonly label: string;
  /** What it means, in a line below. */
  readonly help?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice of yes or no. */
export const CheckField = ({ label, help, checked, onChange }: CheckFieldProps) => (
  <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
    {label}
    {help !== undefined && <small>{help}</small>}
  </Checkbox>
);
