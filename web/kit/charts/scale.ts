import { round } from '#shared/quantity/round.ts';

/** The y axis of a graph, in the unit of its values. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** From `from` to `to`, evenly. */
  readonly ticks: readonly number[];
}

const STEPS = [0.5, ...[1, 10, 100, 1000, 10_000].flatMap((size) => [size, 2 * size, 5 * size])];
const MOST = 4;
const LEAST = 2;
/** A line this near an edge, in steps, would lie on it. */
const NEAR = 0.15;

/** An axis of whole steps around the values with air above and below, never below zero. */
export const scaleOf = (values: readonly number[]): Scale => {
  const low = values.length > 0 ? Math.min(...values) : 0;
  const high = Math.max(low, ...values);
  const step = STEPS.find((size) => (high - low) / size <= MOST) ?? 100_000;
  const start = Math.max(0, Math.floor(low / step - NEAR));
  const last = Math.max(start + LEAST, Math.ceil(high / step + NEAR));
  const ticks = Array.from({ length: last - start + 1 }, (_, index) => round((start + index) * step, 2));
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
};

/** Intervals of an axis with zero. */
const FEW = 3;

/** An axis of whole steps that holds zero and the values, below zero too. */
export const scaleAround = (values: readonly number[]): Scale => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const intervals = (size: number) => Math.ceil(high / size) - Math.floor(low / size);
  const step = STEPS.find((size) => intervals(size) <= FEW) ?? 100_000;
  const first = Math.floor(low / step);
  const count = Math.max(1, intervals(step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => round((first + index) * step, 2));
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? step, ticks };
};
