import type { RemedyKind } from '#shared/calculation/index.ts';
import styles from './Kinds.module.css';

/** The colour of a kind of measure in the graph. */
export const KindSample = ({ kind }: { readonly kind: RemedyKind }) => (
  <i className={`${styles.sample} ${styles[kind]}`} aria-hidden />
);
