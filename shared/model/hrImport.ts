// The import of personnel and worked hours from the HR system (functions/imports/README.md).

import * as z from 'zod';
import { AbsenceKind } from './absence.ts';
import { day, name, text } from './fields.ts';
import { categoryMappings, importKind } from './importMapping.ts';
import { type RemarkCode, remarks } from './importRemarks.ts';

/** A category of the HR system in the newest personnel file, with the number of employees. */
export const HeromaCategory = z.object({
  heromaName: z.string(),
  adactaName: z.string().nullable(),
  start: day.nullable(),
  people: z.number(),
});
export type HeromaCategory = z.infer<typeof HeromaCategory>;

const remarkCode = z.enum(Object.keys(remarks) as [RemarkCode, ...RemarkCode[]]);

/** What is to be said about one line of the file; `isFault`: the unit of the line is left as it is. */
const LineRemark = z.object({
  line: z.number(),
  column: z.string(),
  value: z.string(),
  code: remarkCode,
  text: z.string(),
  isFault: z.boolean(),
  /** The unit of the line; null where the organisation has no such unit. */
  unitName: z.string().nullable(),
  /** The unit of the line cannot be told: every unit of the file is left as it is. */
  holdsAll: z.boolean(),
});
export type LineRemark = z.infer<typeof LineRemark>;

const RatePeriod = z.object({
  start: day,
  end: day.nullable(),
  workRate: z.number(),
  workRateExcluded: z.number(),
  isFillIn: z.boolean(),
  absence: AbsenceKind.nullable().optional(),
});
export type RatePeriod = z.infer<typeof RatePeriod>;

const differenceKind = z.enum(['new', 'changed', 'ended', 'unmatched']);
export type DifferenceKind = z.infer<typeof differenceKind>;

/** An employee whom the import changes, or who has no category (`unmatched`): the periods now and after it. */
export const PersonDifference = z.object({
  kind: differenceKind,
  number: z.string(),
  name: z.string(),
  /** The first line of the file about the employee; null where the file has none. */
  line: z.number().nullable(),
  category: z.string(),
  before: z.array(RatePeriod),
  after: z.array(RatePeriod),
  notes: z.array(remarkCode),
  /** The change overwrites values that were typed by hand: a scheduled import leaves the employee as stored. */
  overwritesTyped: z.boolean(),
});
export type PersonDifference = z.infer<typeof PersonDifference>;

/** The hours of an activity in a month: as stored, and after the import. */
export const HoursDifference = z.object({
  activityId: z.string(),
  activity: z.string(),
  year: z.number(),
  month: z.number(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  overwritesTyped: z.boolean(),
});
export type HoursDifference = z.infer<typeof HoursDifference>;

/** What the import does to one unit. `refused`: a line has a fault, and nothing of the unit is changed. */
const UnitPreview = z.object({
  areaId: z.string(),
  unitId: z.string(),
  unitName: z.string(),
  refused: z.boolean(),
  /** The file takes away so much of the unit that an import which nobody has previewed leaves it: in percent, null for none. */
  held: z.number().nullable(),
  /** This very file was read into the unit before, and nothing is left to import. */
  exists: z.boolean(),
  people: z.array(PersonDifference),
  hours: z.array(HoursDifference),
  /** Employees without a category, or hours of a month without an activity: they are left. */
  left: z.number(),
  unchanged: z.number(),
  /** The HR categories of the unit's rows, of a personnel file. */
  categories: z.array(HeromaCategory),
});
export type UnitPreview = z.infer<typeof UnitPreview>;

/** How a file was recognised. */
const FileFacts = z.object({
  delimiter: z.string(),
  encoding: z.enum(['UTF-8', 'Windows-1252', 'ISO-8859-1', 'XML']),
  rows: z.number(),
  /** Rows whose dates lie inside a week and were widened to whole weeks. */
  widened: z.number(),
});
export type FileFacts = z.infer<typeof FileFacts>;

/** A row becomes days of whole weeks, a month `YYYY-MM`, a rate of at most 1, hours, the name of the unit or null. */
const SampleRow = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  becomes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
});
export type SampleRow = z.infer<typeof SampleRow>;

/** A file, how it is read, and what would change, before anything is stored. */
export const ImportPreview = z.object({
  /** Names the file when it is to be imported after the preview. */
  fileId: z.string(),
  fileName: z.string(),
  kind: importKind,
  facts: FileFacts,
  /** The header, and what each of its columns holds: empty for nothing that is read. */
  columns: z.array(z.string()),
  fields: z.array(z.string()),
  /** Names of columns that are needed and missing. Only the preview of an organisation answers a file with any. */
  missing: z.array(z.string()),
  /** The first rows of the file as they are, and what becomes of each by field; null for one that cannot be read. */
  sample: z.array(SampleRow),
  remarks: z.array(LineRemark),
  /** How many there are in all: the list holds the first. */
  remarkCount: z.number(),
  units: z.array(UnitPreview),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** What a scheduled import, or one of the whole organisation, came to in one unit. */
const UnitResult = z.object({
  unitId: z.string(),
  unitName: z.string(),
  state: z.enum(['stored', 'exists', 'failed']),
  changes: z.number(),
  left: z.number(),
  /** Why it failed, in Swedish. */
  message: z.string(),
});
export type UnitResult = z.infer<typeof UnitResult>;

/** What became of a kind of file: the units that it names, or why it could not be read. */
export const OrganizationImport = z.object({
  kind: importKind,
  fileName: z.string(),
  /** Why it could not be read, in Swedish. */
  message: z.string(),
  /** The server has no file of the kind, but one of the other: no failure. */
  noFile: z.boolean(),
  units: z.array(UnitResult),
});
export type OrganizationImport = z.infer<typeof OrganizationImport>;

/** Whether the file was read and every unit that it names has it. */
export const isWhole = ({ message, units }: OrganizationImport): boolean =>
  message === '' && units.every(({ state }) => state !== 'failed');

/** The answer of a connection test: how many files the server's folder has. */
export const FtpTest = z.object({ files: z.number() });

/** The most bytes of a file: some 250,000 rows, which take 300 MB of memory to read. */
export const maxFileBytes = 20_000_000;

/** The most bytes of a file, or of a part of one, that comes in the body of a request: 900,000 characters in base64. */
export const partBytes = 675_000;
const content = text((partBytes / 3) * 4);

/** A file in a request, its bytes in base64. Larger ones come in parts. */
const UploadedFile = z.object({ name: name(200), content });
export type UploadedFile = z.infer<typeof UploadedFile>;

const mostParts = Math.ceil(maxFileBytes / partBytes);
const partNumber = z.int().min(1).max(mostParts);

/** One of the parts of a file, numbered from 1; the file is put together when the last one comes. */
export const FilePart = z.object({ uploadId: z.uuid(), name: name(200), part: partNumber, parts: partNumber, content });
export type FilePart = z.infer<typeof FilePart>;

/** The file that was put together; null until the last part. */
export const UploadedId = z.object({ fileId: z.string().nullable() });

/** `fileId` of an earlier preview, or an uploaded file; with neither the newest file of the HR system's server. */
const source = { fileId: z.string().max(100).optional() };
export const PreviewRequest = z.object({
  kind: importKind,
  ...source,
  file: UploadedFile.optional(),
  mappings: categoryMappings.optional(),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;
export const PersonnelRequest = z.object({ ...source, mappings: categoryMappings.optional() });
export type PersonnelRequest = z.infer<typeof PersonnelRequest>;
export const FileChoice = z.object(source);

/** `noFile`: the scheduled import found no file of the kind, but one of the other. */
const importState = z.enum(['stored', 'undone', 'failed', 'noFile']);

/** One import into one unit, as its history shows it. */
export const UnitImport = z.object({
  id: z.string(),
  kind: importKind,
  state: importState,
  at: z.string(),
  by: z.string(),
  fileName: z.string(),
  /** Employees, or values of activities, that were new, changed or ended. */
  changes: z.number(),
  /** Employees without a category, hours without an activity, and what is left because it was typed by hand. */
  left: z.number(),
  /** Why it failed, in Swedish. */
  message: z.string(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
});
export type UnitImport = z.infer<typeof UnitImport>;

/** The newest import of a kind into a unit, where it failed or was held. */
export const ImportFailure = z.object({
  ...UnitImport.pick({ kind: true, at: true, fileName: true, message: true }).shape,
  areaId: z.string(),
  unitId: z.string(),
  unitName: z.string(),
});
export type ImportFailure = z.infer<typeof ImportFailure>;
