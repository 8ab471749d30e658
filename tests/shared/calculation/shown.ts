import { json6 } from '#shared/quantity/round.ts';
import { type Exact, six } from './exact.ts';

const isExact = (value: unknown): value is Exact => typeof value === 'object' && value !== null && 'n' in value;

/** Figures as JSON carries them, whether they come from the product or from the reference. */
export const shown = (value: unknown): unknown => {
  if (typeof value === 'number') return json6(value);
  if (isExact(value)) return six(value);
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one)]));
};
