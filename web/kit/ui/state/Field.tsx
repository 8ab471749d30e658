import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  /** The id of the control. The error's id is `${id}-error`: give it as `aria-describedby`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled control with what is wrong, or what helps, under it. */
export const Field = ({ id, label, error, help, children }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error !== undefined && (
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    )}
    {error === undefined && help !== undefined && <p className={styles.help}>{help}</p>}
  </div>
);
