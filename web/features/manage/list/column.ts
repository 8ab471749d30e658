import type { ReactNode } from 'react';
import type { Fact } from './Facts.tsx';
import styles from './Table.module.css';

/** One column of a sorted list. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** What it is sorted by; shown as it is where there is no `cell`. */
  readonly value: (row: Row) => string | number;
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** On a phone told under the name instead. */
  readonly wideOnly?: boolean;
}

/** The classes of the cells of a column. */
export const classOf = <Row>({ align, wideOnly }: Column<Row>): string =>
  [align === 'right' && styles.right, wideOnly && 'wide-only'].filter(Boolean).join(' ');

/** What a phone tells of a row under its name. */
export const factsOf = <Row>(columns: readonly Column<Row>[], row: Row): readonly Fact[] =>
  columns
    .filter(({ wideOnly }) => wideOnly)
    .map(({ id, head, cell, value }) => ({ id, head, text: (cell ?? value)(row) }));
