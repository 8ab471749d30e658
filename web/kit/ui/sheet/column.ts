import type { ReactNode } from 'react';
import type { Texts } from './core/draft.ts';

export type { Texts } from './core/draft.ts';

/** A row as the caller has it saved; the object is kept until something in it changes, so that only touched rows are drawn. */
export interface SheetRow {
  readonly id: string;
  /** The saved texts, by column; a check is `1` or empty. */
  readonly texts: Texts;
  readonly readOnly?: boolean;
}

/** How a cell's text is toned: on a sunken ground, grey, with weight, as a figure that does without a refused value, or as no cell, in the row of a heading. */
type Tone = 'shaded' | 'quiet' | 'strong' | 'uncertain' | 'blank';

/** A column: what its cells hold and how they are written, read and shown. */
export interface SheetColumn<Row extends SheetRow> {
  readonly id: string;
  readonly kind: 'text' | 'check' | 'readonly';
  readonly head: string;
  /** Under the heading, in a row of its own. */
  readonly note?: string;
  /** The whole name, read aloud, where the heading is short. */
  readonly label?: string;
  /** Heading over the adjoining columns of the same group. */
  readonly group?: string;
  /** Class of the `<col>`: the width. */
  readonly className?: string;
  /** Whether it has no room for a long sum, which is written smaller. */
  readonly isNarrow?: boolean;
  /** Draws a stronger border before it; the default where its group begins. */
  readonly groupStart?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  /** Normalises a committed or pasted text (`645` → `06:45`), `texts` as they are before it; returns unreadable text unchanged. */
  readonly normalise?: (text: string, row: Row, texts: Texts) => string;
  /** The text that Delete and Cut leave; none by default. */
  readonly cleared?: (text: string) => string;
  /** The text one step up or down; undefined where the text is no quantity. Without it the column has no steps. */
  readonly step?: (text: string, by: 1 | -1) => string | undefined;
  /** Whether a text being typed may still become right; no reason is shown until then. */
  readonly unfinished?: (text: string) => boolean;
  /** The text of a read-only column, computed from the row. */
  readonly value?: (row: Row, texts: Texts) => string;
  /** Another look than the text itself. */
  readonly show?: (text: string, row: Row, texts: Texts) => ReactNode;
  /** What Enter, Space and F2 open in a read-only cell; undefined where there is nothing to open. */
  readonly open?: (row: Row) => (() => void) | undefined;
  /** Shown where there is no text, and where there is none but should be. */
  readonly blank?: string | ((row: Row, texts: Texts) => string);
  /** Shown on the screen instead of `blank`, such as a link that leads to what is missing. */
  readonly offer?: (row: Row) => ReactNode;
  readonly prompt?: string;
  readonly tone?: (row: Row, texts: Texts) => Tone | readonly Tone[] | undefined;
  readonly readOnly?: (row: Row, texts: Texts) => boolean;
}

/** What an empty cell of the column shows. */
export const blankOf = <Row extends SheetRow>({ blank = '' }: SheetColumn<Row>, row: Row, texts: Texts): string =>
  typeof blank === 'function' ? blank(row, texts) : blank;

/** The heading over the rows' names, and each row's name: as it is drawn and as it is read. */
export interface RowHead<Row extends SheetRow> {
  readonly head: ReactNode;
  /** What the notes under the headings are. */
  readonly notes?: ReactNode;
  readonly className?: string;
  /** `texts`: with what is typed and not saved. */
  readonly render: (row: Row, texts: Texts) => ReactNode;
  readonly name: (row: Row, texts: Texts) => string;
}

/** The heading before the first row of each group; undefined where rows have none. */
export type GroupHead<Row extends SheetRow> = (row: Row) => string | undefined;

/** The row of sums under the others. */
export interface SheetFoot {
  readonly head: string;
  readonly cell: (columnId: string) => ReactNode;
  /** Whether the sum does without a refused value. */
  readonly isUncertain?: (columnId: string) => boolean;
}

/** Reasons of refusal as sentences, by column. */
export type Faults = Readonly<Record<string, string>>;
