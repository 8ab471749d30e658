import styles from './MonthName.module.css';

/**
 * The name of a month over its weeks, in a cell that clips and lets it end early (`overflow`, `text-overflow`). Of a month that began before the first week seen, it
 * stands beside the names of the rows: `--beside` is where they end.
 */
export const MonthName = ({ children }: { readonly children: string }) => (
  <span className={styles.wide}>
    <span className={styles.name}>{children}</span>
  </span>
);
