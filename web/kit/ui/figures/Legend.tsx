import type { ComponentProps } from 'react';
import styles from './Legend.module.css';

/** What the lines, areas and colours of a picture mean: a list of samples (`<i>`, `svg`), each with its name. */
export const Legend = ({ className = '', ...props }: ComponentProps<'ul'>) => (
  <ul {...props} className={`${styles.legend} ${className}`} />
);

/** The sample of an area where there is brist, is brist left, or överskott, or where a supply probably lies. */
export const AreaSample = ({ of }: { readonly of: 'short' | 'left' | 'over' | 'spread' }) => (
  <i className={styles[of]} />
);
