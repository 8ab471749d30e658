import * as z from 'zod';

const named = z.object({ id: z.string(), name: z.string() });

/** The levels of a path with their names. */
export const Context = z.object({
  org: named,
  area: named.optional(),
  unit: named
    .extend({
      parentId: z.string(),
      shortName: z.string(),
      hidden: z.boolean(),
      canWrite: z.boolean(),
      hasBedsActivated: z.boolean(),
      hasBudgetHours: z.boolean(),
    })
    .optional(),
  category: named.optional(),
});
export type Context = z.infer<typeof Context>;

const node = named.extend({ canWrite: z.boolean() });
const CategoryNode = node.extend({ isBudgetCategory: z.boolean() });
const UnitNode = node.extend({
  shortName: z.string(),
  hidden: z.boolean(),
  hasBedsActivated: z.boolean(),
  hasBudgetHours: z.boolean(),
  categories: z.array(CategoryNode),
});
const AreaNode = node.extend({ canRead: z.boolean(), units: z.array(UnitNode) });

/** The tree that the caller may see; `canRead` is false where the grants are only below. */
export const PlaceTree = z.array(
  node.extend({ canRead: z.boolean(), idleMinutes: z.number().optional(), areas: z.array(AreaNode) }),
);
export type PlaceTree = z.infer<typeof PlaceTree>;
