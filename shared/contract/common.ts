import * as z from 'zod';

/** Deleting what still holds planning data needs its name (README.md "Hierarchy"). */
export const confirm = z.object({ confirm: z.string().optional() });

const ids = z.array(z.string()).max(1000);

/**
 * Ids in their new order: all of them, each once. `base` is the order that the change is based on; without it the change applies
 * to the stored one.
 */
export const inOrder = z.object({ ids, base: ids.optional() });
export const ordering = z.object({ ids: z.array(z.string()) });
