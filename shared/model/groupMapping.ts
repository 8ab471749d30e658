import * as z from 'zod';
import { name, version } from './fields.ts';
import { grantLevels } from './grant.ts';
import { customerTypes, fitsLevel } from './roles.ts';

/** The most rows of an organisation's table. */
const mostRows = 300;

const fields = {
  /** The group's name, as the identity provider states it. */
  group: name(200),
  level: z.enum(grantLevels),
  /** The id of the organisation, area or unit. */
  id: z.string().min(1).max(100),
  role: z.enum(customerTypes),
  canWrite: z.boolean(),
};

/**
 * Whether a group's name can be told from names that the user pool has joined to one text: it has no brackets and no commas
 * (functions/account/federation/README.md, "What groups give").
 */
export const isPlainGroup = (group: string): boolean => !/[[\],]/.test(group);

/** What the members of one group of the identity provider reach. */
const GroupRow = z.object(fields);
export type GroupRow = z.infer<typeof GroupRow>;

/** The table of an organisation by which the groups of its identity provider become access (functions/account/federation/README.md). */
export const GroupMapping = z.object({
  /** Whether an unknown person whose groups give something gets an account at the first sign-in. */
  createsAccounts: z.boolean(),
  /** `path`: the names of the place from the organisation down; null where it was removed. */
  rows: z.array(GroupRow.extend({ path: z.string().nullable() })),
  version: z.number(),
});
export type GroupMapping = z.infer<typeof GroupMapping>;

const isRepeated = (rows: readonly GroupRow[], { group, id }: GroupRow, index: number): boolean =>
  rows.findIndex((one) => one.group === group && one.id === id) < index;

/** The whole table anew. A SuperUser reaches whole organisations only. */
export const GroupMappingChange = z.object({
  createsAccounts: z.boolean(),
  rows: z
    .array(GroupRow)
    .max(mostRows)
    .superRefine((rows, context) => {
      for (const [index, row] of rows.entries()) {
        if (isRepeated(rows, row, index))
          context.addIssue({ code: 'custom', message: 'twice', path: [index, 'group'] });
        if (!isPlainGroup(row.group))
          context.addIssue({ code: 'custom', message: 'groupName', path: [index, 'group'] });
        if (!fitsLevel(row.role, row.level))
          context.addIssue({ code: 'custom', message: 'grantRole', path: [index, 'role'] });
      }
    }),
  version,
});
export type GroupMappingChange = z.infer<typeof GroupMappingChange>;
