import sax from 'sax';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { HoursField } from '#shared/model/hrImport.ts';
import { piecesOf } from './encoding.ts';
import type { Cells } from './rows.ts';

/** The elements of a time transaction (PAXml 2.0) that each column of worked hours is read from. */
export const paxmlColumns = {
  unit: 'resenhet',
  period: 'datum',
  activity: 'tidkod',
  payKind: 'tidkod',
  hours: 'timmar',
} as const satisfies Record<HoursField, string>;

const maxTextChars = 1_000;
const encodingName = /^<\?xml[^>]*encoding=["']([\w-]+)["']/;

/** Whether the bytes begin as an XML document, after a byte order mark. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 200)).toString());

const encodingOf = (bytes: Uint8Array) => {
  const [, named = 'utf-8'] = encodingName.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1').trim()) ?? [];
  return /^(windows-1252|iso-8859-1)$/i.test(named) ? 'Windows-1252' : 'UTF-8';
};

interface Transaction {
  readonly line: number;
  readonly texts: Map<string, string>;
  unit?: string | undefined;
}

/** The time between two moments without zone, such as `2026-01-31T22:00:00`, as `HH:MM`; undefined where one is missing. */
const between = (start: string | undefined, end: string | undefined): string | undefined => {
  const minutes = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;
  if (!(minutes >= 0)) return undefined;
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;
};

const cellsOf = ({ line, texts, unit = '' }: Transaction): PaxmlRow => ({
  line,
  cells: {
    unit,
    period: texts.get('datum') ?? texts.get('datumfrom') ?? texts.get('starttid')?.slice(0, 10) ?? '',
    activity: texts.get('tidkod') ?? '',
    payKind: texts.get('tidkod') ?? '',
    hours: texts.get('timmar') ?? between(texts.get('starttid'), texts.get('sluttid')) ?? '',
  },
  isExtent: !texts.has('timmar') && texts.has('omfattning'),
});

/** A time transaction as a row of worked hours. */
export interface PaxmlRow {
  readonly line: number;
  readonly cells: Cells<HoursField>;
  /** An absence in percent (`omfattning`) of the schedule: it has no hours. */
  readonly isExtent: boolean;
}

/**
 * The time transactions (`tidtrans`) of a PAXml 2.0 file as rows of worked hours: the unit is the result unit of dimension 1, or
 * the first one; the time code is both activity and kind of pay; the hours are `timmar`, or the time from `starttid` to `sluttid`.
 * Document types are not read. Reading throws `noImport` where the file is not well-formed XML or not PAXml.
 */
export function* readPaxml(bytes: Uint8Array): Generator<PaxmlRow> {
  const refuse = () => fieldProblem('file', 'fileXml', 'noImport');
  const parser = sax.parser(true, { trim: true });
  const done: Transaction[] = [];
  let current: Transaction | undefined;
  let root: string | undefined;
  let text = '';
  const refused = () => {
    throw refuse();
  };
  parser.onerror = refused;
  parser.ondoctype = refused;
  parser.onopentag = ({ name, attributes }) => {
    root ??= name;
    if (root !== 'paxml') throw refuse();
    text = '';
    if (name === 'tidtrans') current = { line: parser.line + 1, texts: new Map() };
    if (name === 'resenhet' && current && (attributes.dim === '1' || current.unit === undefined))
      current.unit = String(attributes.id ?? '');
  };
  parser.ontext = (piece) => {
    text += piece;
    if (text.length > maxTextChars) throw refuse();
  };
  parser.onclosetag = (name) => {
    if (name === 'tidtrans' && current) {
      done.push(current);
      current = undefined;
    } else current?.texts.set(name, text.trim());
    text = '';
  };
  for (const piece of piecesOf(bytes, encodingOf(bytes))) {
    parser.write(piece);
    yield* done.splice(0).map(cellsOf);
  }
  parser.close();
  if (root === undefined) throw refuse();
}
