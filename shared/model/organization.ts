import * as z from 'zod';
import { dayOffRules } from '#shared/time/dayOff.ts';
import { name, stamped, text, version, whole } from './fields.ts';
import { retention } from './retention.ts';
import { secondFactorRules } from './secondFactor.ts';

/** An organisation: a tenant, sealed from the others. */
export const Organization = z.object({
  ...stamped,
  name: z.string(),
  heromaImportFtp: z.string().nullable(),
  ftpUser: z.string().nullable(),
  dayOfImport: z.number().nullable(),
  /** After how many minutes without use the windows of its users are signed out; null: never for that. */
  idleMinutes: z.number().nullable().default(null),
  /** On which day of the next month the follow-up of a month is closed; null: by hand only. */
  closingDay: z.number().nullable().default(null),
  /** After how many months entries of its log and its closed accounts are removed, and entries on sign-ins. */
  logMonths: z.number().default(retention.logMonths.initial),
  signInMonths: z.number().default(retention.signInMonths.initial),
  /** Whether its password accounts sign in with a second factor. */
  secondFactor: z.enum(secondFactorRules).default('optional'),
  /** What red days and eves are staffed as in its units (shared/calculation/README.md 14). */
  redDay: z.enum(dayOffRules).default('weekday'),
  eve: z.enum(dayOffRules).default('weekday'),
  created: z.string(),
  areas: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Organization = z.infer<typeof Organization>;

/** The name of a host, without protocol, port or path. IP addresses are refused. */
const hostName = /^(?!.*\.\d+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const ftpHost = text(200)
  .transform((value) => value.trim())
  .refine((value) => hostName.test(value), 'ftpName');

const months = ({ min, max }: { readonly min: number; readonly max: number }) => whole(min, max).nullable().optional();

/** The import settings belong to SuperAdmin (shared/contract/README.md "Import"). */
export const OrganizationFields = z.object({
  name: name(),
  heromaImportFtp: ftpHost.nullable().optional(),
  ftpUser: text(50).nullable().optional(),
  /** In no answer; left out it is kept, and a change of server or user empties it. */
  ftpPassword: text(50).nullable().optional(),
  dayOfImport: whole(1, 31).nullable().optional(),
  idleMinutes: whole(5, 240).nullable().optional(),
  closingDay: whole(1, 28).nullable().optional(),
  /** Null: the default time. */
  logMonths: months(retention.logMonths),
  signInMonths: months(retention.signInMonths),
  secondFactor: z.enum(secondFactorRules).optional(),
  redDay: z.enum(dayOffRules).optional(),
  eve: z.enum(dayOffRules).optional(),
});
export const OrganizationChange = OrganizationFields.partial().extend({ version });
export type OrganizationFields = z.infer<typeof OrganizationFields>;
export type OrganizationChange = z.infer<typeof OrganizationChange>;
