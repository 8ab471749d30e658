import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Fact } from './Facts.tsx';
import styles from './Table.module.css';

/** One column of a sorted list. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** The value to sort by; shown as it is without `cell`. */
  readonly value: (row: Row) => string | number;
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** The heading is for screen readers alone: the cells hold buttons. */
  readonly hidesHead?: boolean;
  /** On a phone shown below the name instead. */
  readonly wideOnly?: boolean;
  /** The cell of the name shows it on a phone: it is not repeated below. */
  readonly isInName?: boolean;
}

/** The classes of the cells of a column. */
export const classOf = <Row>({ align, wideOnly }: Column<Row>): string =>
  clsx(align === 'right' && styles.right, wideOnly && 'wide-only');

/** The class of the headings: a phone does not show the only one that is left there. */
export const headClassOf = <Row>(columns: readonly Column<Row>[]): string | undefined =>
  columns.filter(({ wideOnly }) => !wideOnly).length === 1 ? styles.headed : undefined;

/** The values that a phone shows below the name of a row. */
export const factsOf = <Row>(columns: readonly Column<Row>[], row: Row): readonly Fact[] =>
  columns
    .filter(({ wideOnly, isInName }) => wideOnly && !isInName)
    .map(({ id, head, cell, value }) => ({ id, head, text: (cell ?? value)(row) }));
