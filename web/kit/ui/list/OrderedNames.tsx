import styles from './OrderedNames.module.css';

interface OrderedNamesProps {
  readonly things: readonly { readonly id: string; readonly name: string }[];
}

/** Names in their order, numbered. */
export const OrderedNames = ({ things }: OrderedNamesProps) => (
  <ol className={styles.names}>
    {things.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ol>
);
