import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** Something told of a row: what it is called, and how it stands. */
export interface Fact {
  readonly id: string;
  readonly head: string;
  readonly text: ReactNode;
}

/** Under the name of a row on a phone: what the phone has no columns for. */
export const Facts = ({ of }: { readonly of: readonly Fact[] }) => {
  const told = of.filter(({ text }) => text !== undefined && text !== null && text !== '');
  if (told.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {told.map(({ id, head, text }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
