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
  readonly employee: string;
  readonly texts: Map<string, string>;
  /** The result units by dimension. */
  readonly units: Map<string, string>;
}

const zone = /(Z|[+-]\d{2}:\d{2})$/;

/** A moment as milliseconds; without zones the times of two moments are taken as those of one clock. */
const momentOf = (text: string, hasZone: boolean): number => Date.parse(hasZone ? text : `${text.replace(zone, '')}Z`);

/** The time between two moments, such as `2026-01-31T22:00:00`, as `HH:MM`; undefined where one is missing. */
const between = (start = '', end = ''): string | undefined => {
  const haveZones = zone.test(start) && zone.test(end);
  const minutes = Math.round((momentOf(end, haveZones) - momentOf(start, haveZones)) / 60_000);
  if (!(minutes >= 0)) return undefined;
  return clockText(minutes);
};

const clockText = (minutes: number): string =>
  `${minutes < 0 ? '-' : ''}${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

/** More decimals than an hour is read with: they came from minutes. */
const longDecimals = /^-?\d{1,6}[.,]\d{5,}$/;

const hoursText = (text: string): string =>
  longDecimals.test(text) ? clockText(Math.round(Number(text.replace(',', '.')) * 60)) : text;

/** The day of a date or moment, whatever its zone: it is the day on the clock where the work was done. */
const dayText = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4}-\d{2}-\d{2})(T.*|Z|[+-]\d{2}:\d{2})$/, '$1');

const cellsOf = ({ line, employee, texts, units }: Transaction): PaxmlRow => ({
  ...{ line, employee },
  otherUnit: [...units.values()][0] ?? '',
  cells: {
    unit: units.get('1') ?? '',
    period: dayText(texts.get('datum') ?? texts.get('datumfrom') ?? texts.get('starttid')) ?? '',
    activity: texts.get('tidkod') ?? '',
    payKind: texts.get('tidkod') ?? '',
    hours: hoursText(texts.get('timmar') ?? '') || (between(texts.get('starttid'), texts.get('sluttid')) ?? ''),
  },
  isExtent: !texts.get('timmar') && texts.has('omfattning'),
});

/** A time transaction as a row of worked hours. */
export interface PaxmlRow {
  readonly line: number;
  readonly cells: Cells<HoursField>;
  /** The employee number: the unit of the employee is meant where the transaction names none of dimension 1. */
  readonly employee: string;
  /** The first result unit of another dimension; empty where there is none. */
  readonly otherUnit: string;
  /** An absence in percent (`omfattning`) of the schedule: it has no hours. */
  readonly isExtent: boolean;
}

/** The elements whose text is read. */
const readElements = new Set(['datum', 'datumfrom', 'starttid', 'sluttid', 'tidkod', 'timmar', 'omfattning']);

/**
 * The time transactions (`tidtrans`) of a PAXml 2.0 file as rows of worked hours: the unit is the result unit of dimension 1; the time
 * code is both activity and kind of pay; the hours are `timmar`, to the minute where they have more than four decimals, or the time from
 * `starttid` to `sluttid`. Document types are not read. Reading throws `noImport` where the file is not well-formed XML or not PAXml.
 */
export function* readPaxml(bytes: Uint8Array): Generator<PaxmlRow> {
  const parser = sax.parser(true, { trim: false });
  const done: Transaction[] = [];
  let current: Transaction | undefined;
  let root: string | undefined;
  let text = '';
  let isRead = false;
  const refused = () => {
    throw fieldProblem('file', 'fileXml', 'noImport');
  };
  parser.onerror = refused;
  parser.ondoctype = refused;
  parser.onopentag = ({ name, attributes }) => {
    root ??= name;
    if (root !== 'paxml') refused();
    text = '';
    isRead = current !== undefined && readElements.has(name);
    if (name === 'tidtrans')
      current = {
        line: parser.line + 1,
        employee: String(attributes.anstid ?? '').trim(),
        texts: new Map(),
        units: new Map(),
      };
    if (name === 'resenhet' && current) current.units.set(String(attributes.dim ?? '1'), String(attributes.id ?? ''));
  };
  const add = (piece: string) => {
    if (!isRead) return;
    text += piece;
    if (text.length > maxTextChars) refused();
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    if (name === 'tidtrans' && current) {
      done.push(current);
      current = undefined;
    } else if (isRead) current?.texts.set(name, text.trim());
    isRead = false;
  };
  for (const piece of piecesOf(bytes, encodingOf(bytes))) {
    parser.write(piece);
    yield* done.splice(0).map(cellsOf);
  }
  parser.close();
  if (root === undefined) refused();
}
