import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** A value of a row with its heading. */
export interface Fact {
  readonly id: string;
  readonly head: string;
  readonly text: ReactNode;
}

/** Below the name of a row on a phone: the values for which it has no columns. */
export const Facts = ({ of }: { readonly of: readonly Fact[] }) => {
  const shown = of.filter(({ text }) => text !== undefined && text !== null && text !== '');
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ id, head, text }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
