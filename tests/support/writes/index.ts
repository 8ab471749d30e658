import { hierarchyWrites } from './hierarchy.ts';
import type { Kinds } from './kind.ts';
import { planWrites } from './plans.ts';
import { staffWrites } from './staff.ts';

/** Every kind of write that the plan of a unit could depend on, in an order in which each finds what it changes. */
export const everyWrite: Kinds = { ...staffWrites, ...planWrites, ...hierarchyWrites };
