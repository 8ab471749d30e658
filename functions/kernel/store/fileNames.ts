// The one module that forms the names of files. The organisation leads each of them, so that a policy can hold a function to one
// organisation; README.md beside this file lists them.

/** Where CloudFront serves answers from: the only files whose names begin with something else than an organisation. */
export const answersFolder = 'answers';

/** An answer too large for the gateway; `id` is `reader/content`, keyed hashes of 16 and 40 digits. */
export const answerFileName = (orgId: string, id: string): string => `${answersFolder}/${orgId}/${id}`;

/** What the names of all files of an organisation begin with. */
export const fileFolders = (orgId: string): readonly string[] => [`${orgId}/`, answerFileName(orgId, '')];

/** Whether the file belongs to the log, which outlives its organisation. */
export const isLogFile = (name: string): boolean => /^[^/]+\/log\//.test(name);

const answerName = new RegExp(`^(${answersFolder}/[\\w-]+/[0-9a-f]{16})/[0-9a-f]{40}$`);

/** What the names of a reader's answers begin with; undefined for the name of any other file, and for what is no name. */
export const answersOfReader = (name: string): string | undefined => answerName.exec(name)?.[1];

/** A log entry too large for the table; `at` is the ISO instant in its key. */
export const logFileName = (orgId: string, at: string, entryId: string): string => `${orgId}/log/${at}/${entryId}.json`;

/** A report linked to budget periods. */
export const basisFileName = (orgId: string, file: string): string => `${orgId}/bases/${file}.json`;

/** The follow-up of a month that was closed. */
export const closedMonthFileName = (orgId: string, file: string): string => `${orgId}/closed/${file}.json`;

/** A file of an import from the HR system: the original as it came, a part of it, or the values before and after. */
export const importFileName = (orgId: string, kind: 'originals' | 'parts' | 'steps', id: string): string =>
  `${orgId}/imports/${kind}/${id}.json`;

/** The organisation of a file, or what takes its place where there is none. */
export const orgIdOfFile = (name: string): string => {
  const [first = '', second = ''] = name.split('/', 2);
  return first === answersFolder ? second : first;
};

/** For how many days files are kept that are not kept for good (functions/imports/README.md). */
const lifetimes: readonly { readonly names: RegExp; readonly days: number }[] = [
  // Parts of files that are put together when the last one comes.
  { names: /^[^/]+\/imports\/parts\//, days: 1 },
  // Files of the HR system as they came, and what imports changed: an import can be undone as long.
  { names: /^[^/]+\/imports\//, days: 90 },
  // Read at once, at an address that only the caller has.
  { names: new RegExp(`^${answersFolder}/`), days: 1 },
];

/** How many days a file of this name is kept; undefined where it is kept for good. */
export const daysKept = (name: string): number | undefined => lifetimes.find(({ names }) => names.test(name))?.days;

/** The numbers of days that files may be kept for: each is a rule of the bucket. */
export const lifetimesInDays: readonly number[] = [...new Set(lifetimes.map(({ days }) => days))];

/** The tag by which a stored file says for how many days it is kept. */
export const daysTag = 'days';
