// How files of the HR system are fetched and read (functions/imports/README.md).

import * as z from 'zod';
import { day, name, version } from './fields.ts';

export const importKind = z.enum(['personnel', 'hours']);
export type ImportKind = z.infer<typeof importKind>;
export const importKinds: readonly ImportKind[] = importKind.options;

/** What the columns of each kind of file hold, and their names unless an organisation has others. */
export const defaultColumns = {
  personnel: {
    unit: 'ENHET',
    number: 'ANSTNR',
    name: 'NAMN',
    category: 'BEFATTNING',
    rate: 'SYSSGRAD',
    start: 'FROM',
    end: 'TOM',
    fillIn: 'VIKARIE',
    absence: 'FRANVARO',
  },
  hours: { unit: 'ENHET', period: 'PERIOD', activity: 'AKTIVITET', payKind: 'LARTBENAMNING', hours: 'TIMMAR' },
} as const;
export type PersonnelField = keyof typeof defaultColumns.personnel;
export type HoursField = keyof typeof defaultColumns.hours;

/** Fields that a file need not have a column for. */
export const optionalFields: ReadonlySet<string> = new Set<PersonnelField>(['absence']);

const columnName = name(60);
const columnsOf = <Field extends string>(fields: Readonly<Record<Field, string>>) =>
  z.object(
    Object.fromEntries(Object.keys(fields).map((field) => [field, columnName])) as Record<Field, typeof columnName>,
  );
const personnelColumns = columnsOf(defaultColumns.personnel);

/** Whether no column is to be read as two fields. */
export const areDistinct = (columns: Readonly<Record<string, string>>): boolean =>
  new Set(Object.values(columns)).size === Object.keys(columns).length;

/** How the connection to the HR system's server is encrypted: from the first command on, from the start, or not at all. */
const security = z.enum(['tls', 'implicit', 'none']);
export type FtpSecurity = z.infer<typeof security>;

/** What the names of each kind of file on the server begin with, unless an organisation has others. */
export const defaultFiles = { personnel: 'personal', hours: 'tid' } as const satisfies Record<ImportKind, string>;

/** When an import that nobody has previewed leaves a unit: it takes away more than this share of its hours, or of those who work there and this many. */
export const defaultHold = { share: 20, people: 5 };
const Hold = z.object({ share: z.int().min(0).max(100), people: z.int().min(1).max(10_000) });
export type Hold = z.infer<typeof Hold>;

/** How numbers of the files are written, where the values themselves leave a doubt; null: a doubtful one is refused. */
export const defaultNumbers = { rates: null, decimals: null };
const Numbers = z.object({
  rates: z.enum(['percent', 'parts']).nullable(),
  decimals: z.enum(['comma', 'point']).nullable(),
});
export type Numbers = z.infer<typeof Numbers>;

/** The files of an organisation: how they are fetched, and what their columns are called in the header row. */
export const ImportMapping = z.object({
  security,
  /** Null: the HR system has no such files, and none is looked for. */
  files: z.object({ personnel: name(100).nullable(), hours: name(100).nullable() }),
  personnel: personnelColumns.refine(areDistinct, 'twice'),
  hours: columnsOf(defaultColumns.hours).refine(areDistinct, 'twice'),
  hold: Hold.default(defaultHold),
  numbers: Numbers.default(defaultNumbers),
  version: z.number(),
});
export type ImportMapping = z.infer<typeof ImportMapping>;
/** A change of them; what it leaves out of `hold`, `numbers` and the column of absences stays as stored. */
export const ImportMappingChange = ImportMapping.extend({
  personnel: personnelColumns.partial({ absence: true }).refine(areDistinct, 'twice'),
  hold: Hold.optional(),
  numbers: Numbers.optional(),
  version,
});
export type ImportMappingChange = z.infer<typeof ImportMappingChange>;

/** Which category of the unit the staff of an HR category belongs to, and the first day that the import changes. */
export const CategoryMapping = z.object({
  heromaName: name(100),
  adactaName: name(100).nullable().default(null),
  start: day.nullable().default(null),
});
export type CategoryMapping = z.infer<typeof CategoryMapping>;
export const categoryMappings = z.array(CategoryMapping).max(200);
