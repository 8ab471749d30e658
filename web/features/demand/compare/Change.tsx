import styles from './Change.module.css';

interface ChangeProps {
  readonly from: string;
  readonly to: string;
}

/** A value, or the old and the new one where they differ: `4 → 5`, a deletion and an insertion to screen readers. */
export const Change = ({ from, to }: ChangeProps) =>
  from === to ? (
    from
  ) : (
    <span className={styles.change}>
      <del>{from}</del>
      <i aria-hidden="true">→</i>
      <ins>{to}</ins>
    </span>
  );

/** The same for longer values: the old one struck out above the new one. */
export const StackedChange = ({ from, to }: ChangeProps) =>
  from === to ? (
    from
  ) : (
    <span className={styles.stacked}>
      <del>{from}</del>
      <ins>{to}</ins>
    </span>
  );
