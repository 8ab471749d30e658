import styles from './PrintFacts.module.css';

/** A figure and what it is, as they are read: `−0,27` `snitt mot behov`. */
interface PrintFact {
  readonly figure: string;
  readonly text: string;
}

/** The most important figures of what is printed, in one line under the head. */
export const PrintFacts = ({ facts }: { readonly facts: readonly PrintFact[] }) => (
  <ul className={styles.facts}>
    {facts.map(({ figure, text }) => (
      <li key={text}>
        <b>{figure}</b> {text}
      </li>
    ))}
  </ul>
);
