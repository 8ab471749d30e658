import * as z from 'zod';

/** Deleting what still holds planning data needs its name (README.md "Hierarchy"). */
export const confirm = z.object({ confirm: z.string().optional() });

/** Ids in their new order: all of them, each once. */
export const inOrder = z.object({ ids: z.array(z.string()).max(1000) });
export const ordering = z.object({ ids: z.array(z.string()) });
