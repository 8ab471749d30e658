import { type Client, FileInfo, FileType, FTPError } from 'basic-ftp';

/** The instants in milliseconds that a date of a listing may mean: from the first on, before the last. */
export interface Span {
  readonly from: number;
  readonly before: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Parts {
  readonly year: number;
  /** 1 to 12; 0 is none. */
  readonly month: number;
  readonly date: number;
  /** Minutes since midnight, where the listing has a time. */
  readonly minutes?: number | undefined;
}

/** A day of the calendar only: 31 February is none. */
const spanOf = ({ year, month, date, minutes }: Parts): Span | undefined => {
  const midnight = Date.UTC(year, month - 1, date);
  if (new Date(midnight).getUTCMonth() !== month - 1 || new Date(midnight).getUTCDate() !== date) return undefined;
  return minutes === undefined
    ? { from: midnight, before: midnight + day }
    : { from: midnight + minutes * minute, before: midnight + (minutes + 1) * minute };
};

const minutesOf = (hours: string, rest: string, half?: string): number => {
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(rest);
};

/** A date without a year is of the last twelve months: servers leave out the year of recent files. A day beyond allows for their time zone. */
const withoutYear = (parts: Omit<Parts, 'year'>, now: number): Span | undefined => {
  const year = new Date(now).getUTCFullYear() + 1;
  return [year, year - 1, year - 2]
    .map((one) => spanOf({ ...parts, year: one }))
    .find((span) => span !== undefined && span.from <= now + day);
};

const monthFirst = /^(?<month>[a-z]{3})\s+(?<date>\d{1,2})\s+(?<rest>\S+)$/i;
const dateFirst = /^(?<date>\d{1,2})\s+(?<month>[a-z]{3})\s+(?<rest>\S+)$/i;
const isoDay =
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})\s+(?<h>\d{1,2}):(?<m>\d{2})(?:(?<half>[AP])M)?$/i;
const americanDay =
  /^(?<month>\d{2})-(?<date>\d{2})-(?<year>\d{4}|\d{2})\s+(?<h>\d{1,2}):(?<m>\d{2})(?:(?<half>[AP])M)?$/i;

const unixSpan = (groups: Record<string, string>, now: number): Span | undefined => {
  const { month: name = '', date, rest = '' } = groups;
  const parts = { month: months.indexOf(name.toLowerCase()) + 1, date: Number(date) };
  if (/^\d{4}$/.test(rest)) return spanOf({ ...parts, year: Number(rest) });
  const [, hours = '', rests = ''] = /^(\d{1,2}):(\d{2})$/.exec(rest) ?? [];
  return hours === '' ? undefined : withoutYear({ ...parts, minutes: minutesOf(hours, rests) }, now);
};

const numericSpan = ({ year = '', month, date, h = '', m = '', half }: Record<string, string>): Span | undefined =>
  spanOf({
    year: Number(year) + (year.length === 4 ? 0 : Number(year) < 70 ? 2000 : 1900),
    month: Number(month),
    date: Number(date),
    minutes: minutesOf(h, m, half),
  });

/**
 * When a file was changed, as the listing has it: `modify` of MLSD, `Nov 18 10:15`, `Nov 18  2025`, `18 Nov 10:15`, `2026-11-18 10:15`,
 * `11-18-26 10:15AM`, `11-18-2026 10:15`. Undefined for another form. The time zone is the server's, the same for all of a listing.
 */
export const changedAt = ({ modifiedAt, rawModifiedAt }: FileInfo, now: number): Span | undefined => {
  if (modifiedAt) {
    const from = modifiedAt.getTime();
    return Number.isNaN(from) ? undefined : { from, before: from + 1 };
  }
  const raw = rawModifiedAt.trim();
  const unix = (monthFirst.exec(raw) ?? dateFirst.exec(raw))?.groups;
  if (unix) return unixSpan(unix, now);
  const numeric = (isoDay.exec(raw) ?? americanDay.exec(raw))?.groups;
  return numeric && numericSpan(numeric);
};

const named = (name: string): FileInfo => {
  const file = new FileInfo(name);
  file.type = FileType.File;
  return file;
};

/** The names of an answer to NLST, without folders in front of them. */
const parseNames = (text: string): FileInfo[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => named(line.slice(line.lastIndexOf('/') + 1)));

/** Whether a line of a listing is about no file: a sum, or a folder's own entry or that of the folder above. */
const isOfNone = (line: string): boolean =>
  line.trim() === '' || line.startsWith('total') || /(^|\s)\.{1,2}$/.test(line) || /\btype=[cp]dir;/i.test(line);

/** The files of the folder; their names only, without dates, where the server lists them in a form of its own. */
export const listFiles = async (client: Client): Promise<readonly FileInfo[]> => {
  // Some servers take `-a` for the name of a file, and list nothing.
  client.availableListCommands = client.availableListCommands.filter((command) => command !== 'LIST -a');
  const { parseList } = client;
  let isForeign = false;
  client.parseList = (text) => {
    try {
      const files = parseList(text);
      // A line that is not understood may be the newest file.
      isForeign = files.length < text.split(/\r?\n/).filter((line) => !isOfNone(line)).length;
      return files;
    } catch {
      isForeign = true;
      return [];
    }
  };
  const files = await client.list();
  if (!isForeign) return files;
  client.availableListCommands = ['NLST'];
  client.parseList = parseNames;
  return client.list();
};

const unlessRefused = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof FTPError) return undefined;
    throw cause;
  }
};

/** When a file was changed by the server's answer to MDTM; undefined where it has none. Rejects when the connection is lost. */
export const modifiedAt = async (client: Client, name: string): Promise<number | undefined> => {
  const at = await unlessRefused(client.lastMod(name));
  return at === undefined || Number.isNaN(at.getTime()) ? undefined : at.getTime();
};

/** Whether the server knows the size of what is called so: it has none of folders. Rejects when the connection is lost. */
export const hasSize = async (client: Client, name: string): Promise<boolean> =>
  (await unlessRefused(client.size(name))) !== undefined;
