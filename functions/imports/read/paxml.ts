import sax from 'sax';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { HoursField } from '#shared/model/importMapping.ts';
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

/** The encoding that the document names, UTF-8 without one. Throws `noImport` for one that is not known. */
const encodingOf = (bytes: Uint8Array): string => {
  const [, named = 'utf-8'] = encodingName.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1').trim()) ?? [];
  try {
    return new TextDecoder(named).encoding;
  } catch {
    throw fieldProblem('file', 'fileEncoding', 'noImport');
  }
};

/** The name of an element without the prefix of its namespace. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Transaction {
  readonly line: number;
  /** The employee by the two numbers that PAXml has: of the employment and of the person. */
  readonly employment: string;
  readonly person: string;
  readonly texts: Map<string, string>;
  /** The result units by dimension. */
  readonly units: Map<string, string>;
}

const zone = /(Z|[+-]\d{2}:\d{2})$/;
/** A time of day without its day. */
const timeOnly = /^\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;
const dayMinutes = 24 * 60;

/** A moment as milliseconds; without zones the times of two moments are taken as those of one clock. */
const momentOf = (text: string, hasZone: boolean): number => Date.parse(hasZone ? text : `${text.replace(zone, '')}Z`);

/**
 * The time between two moments, such as `2026-01-31T22:00:00`, or two times of day, as `HH:MM`; undefined where one is missing. A time of
 * day before that of the start is one of the next day.
 */
const between = (start = '', end = ''): string | undefined => {
  const haveZones = zone.test(start) && zone.test(end);
  const areTimes = timeOnly.test(start) && timeOnly.test(end);
  const [from, to] = areTimes ? [`2000-01-01T${start}`, `2000-01-01T${end}`] : [start, end];
  const minutes = Math.round((momentOf(to, haveZones) - momentOf(from, haveZones)) / 60_000);
  if (areTimes && minutes < 0) return clockText(minutes + dayMinutes);
  // Two equal times of day are nothing or a whole day.
  return minutes > 0 || (minutes === 0 && !areTimes) ? clockText(minutes) : undefined;
};

const clockText = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The day of a date or moment, whatever its zone: it is the day on the clock where the work was done. */
const dayText = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4}-\d{2}-\d{2})([T ].*|Z|[+-]\d{2}:\d{2})$/, '$1');

/** The day or month of a transaction; of days in two months both, which is no month: nobody can tell how much belongs to which. */
const periodText = (texts: ReadonlyMap<string, string>): string => {
  const [one, from, to] = ['datum', 'datumfrom', 'datumtom'].map((name) => dayText(texts.get(name)));
  if (one) return one;
  if (from && to && from.slice(0, 7) !== to.slice(0, 7)) return `${from}–${to}`;
  return from || to || dayText(texts.get('starttid')) || '';
};

const cellsOf = ({ line, employment, person, texts, units }: Transaction): PaxmlRow => {
  const hours = texts.get('timmar') || between(texts.get('starttid'), texts.get('sluttid'));
  return {
    line,
    employment,
    person,
    otherUnit: [...units.values()][0] ?? '',
    cells: {
      unit: units.get('1') ?? '',
      period: periodText(texts),
      activity: texts.get('tidkod') ?? '',
      payKind: texts.get('tidkod') ?? '',
      hours: hours ?? '',
    },
    isExtent: !hours && ['omfattning', 'datumtom'].some((name) => texts.get(name)),
  };
};

/** A time transaction as a row of worked hours. */
export interface PaxmlRow {
  readonly line: number;
  readonly cells: Cells<HoursField>;
  /** The numbers of the employment and of the person, empty where there is none: the unit of the employee is meant where the transaction names none of dimension 1. */
  readonly employment: string;
  readonly person: string;
  /** The first result unit of another dimension; empty where there is none. */
  readonly otherUnit: string;
  /** An absence, in percent (`omfattning`) of the schedule or of whole days: it has no hours. */
  readonly isExtent: boolean;
}

/** What is read of a PAXml file. */
export interface Paxml {
  readonly rows: readonly PaxmlRow[];
  /** The number of the employment by that of the person, as the file has its staff. */
  readonly employments: ReadonlyMap<string, string>;
  /** Whether the file knows result units of dimension 1: those of other dimensions are no units then, though they may be called so. */
  readonly hasUnits: boolean;
}

/** The elements whose text is read. */
const readElements = new Set([
  'datum',
  'datumfrom',
  'datumtom',
  'starttid',
  'sluttid',
  'tidkod',
  'timmar',
  'omfattning',
]);

const attribute = (attributes: Readonly<Record<string, unknown>>, name: string): string =>
  String(attributes[name] ?? '').trim();

/**
 * The time transactions (`tidtrans`) of a PAXml 2.0 file as rows of worked hours: the unit is the result unit of dimension 1; the time
 * code is both activity and kind of pay; the hours are `timmar`, or the time from `starttid` to `sluttid`. Document types are not read.
 * Throws `noImport` where the file is not well-formed XML, not PAXml, or has no time transactions.
 */
export const readPaxml = async (bytes: Uint8Array): Promise<Paxml> => {
  const parser = sax.parser(true, { trim: false });
  const rows: PaxmlRow[] = [];
  const employments = new Map<string, string>();
  let hasUnits = false;
  let current: Transaction | undefined;
  let root: string | undefined;
  let text = '';
  let isRead = false;
  const refused = () => {
    throw fieldProblem('file', 'fileXml', 'noImport');
  };
  parser.onerror = refused;
  parser.ondoctype = refused;
  parser.onopentag = ({ name: full, attributes }) => {
    const name = localName(full);
    root ??= name;
    if (root !== 'paxml') refused();
    text = '';
    isRead = current !== undefined && readElements.has(name);
    const [employment, person] = [attribute(attributes, 'anstid'), attribute(attributes, 'persnr')];
    const dimension = attribute(attributes, 'dim') || '1';
    if (name === 'tidtrans')
      current = { line: parser.line + 1, employment, person, texts: new Map(), units: new Map() };
    if (name === 'person' && employment && person) employments.set(person, employment);
    if (name === 'resenhet') current?.units.set(dimension, attribute(attributes, 'id'));
    hasUnits ||= dimension === '1' && (name === 'dimension' || (name === 'resenhet' && current !== undefined));
  };
  const add = (piece: string) => {
    if (!isRead) return;
    text += piece;
    if (text.length > maxTextChars) refused();
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (full) => {
    const name = localName(full);
    if (name === 'tidtrans' && current) {
      rows.push(cellsOf(current));
      current = undefined;
    } else if (isRead) current?.texts.set(name, text.trim());
    isRead = false;
  };
  for (const piece of piecesOf(bytes, encodingOf(bytes))) {
    parser.write(piece);
    await yieldToEventLoop();
  }
  parser.close();
  if (root === undefined) refused();
  if (rows.length === 0) throw fieldProblem('file', 'fileNoTimes', 'noImport');
  return { rows, employments, hasUnits };
};
