import type { ReactNode } from 'react';
import styles from './Group.module.css';

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Fields of a form that belong together. */
export const Group = ({ title, text, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
