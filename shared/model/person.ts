import * as z from 'zod';
import { Account } from './account.ts';
import { Asset } from './asset.ts';
import { LogEntry } from './log.ts';

/** All that is stored on an account. The log comes page by page, newest first; the rest is on every page. */
export const PersonExport = z.object({
  account: Account,
  /** What else is kept for the account, by kind: settings of reports and the like. */
  settings: z.record(z.string(), z.unknown()),
  /**
   * What the person did; before and after for the provider only, as they describe other people. Then what others did to the account.
   */
  log: z.array(LogEntry),
});
export type PersonExport = z.infer<typeof PersonExport>;

/** All that is stored on an employee; the log as above, only what it says of this employee. */
export const AssetExport = z.object({
  /** The names from the organisation to the category. */
  place: z.string(),
  asset: Asset,
  /** The number in the HR system, of an employee that an import stored and that is not removed. */
  importNumber: z.string().nullable(),
  log: z.array(LogEntry),
});
export type AssetExport = z.infer<typeof AssetExport>;

/** Where an export goes on. */
export const ExportQuery = z.object({ cursor: z.string().max(1000).optional() });

/** One page of an export. */
export const exportOf = <Data extends z.ZodType>(data: Data) => z.object({ data, next: z.string().optional() });

/** An employee made anonymous; until `finished` the call is to be repeated, for the rest of the logbook. */
export const AnonymisedAsset = Asset.extend({ finished: z.boolean() });
export type AnonymisedAsset = z.infer<typeof AnonymisedAsset>;
