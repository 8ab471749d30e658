import type { Planner } from './periodRules.ts';

/**
 * Whether the planner may make, change or remove a stencil of the year: coming years only, without the right to change history.
 */
export const mayChangeStencil = (year: number, { today, mayChangeHistory }: Planner): boolean =>
  mayChangeHistory || year > Number(today.slice(0, 4));
