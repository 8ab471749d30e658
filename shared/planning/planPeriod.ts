import type { Period } from '#shared/time/period.ts';

/** A period of a list; a simulation lies beside the others and overlaps none of them. */
export interface PlanPeriod extends Period {
  readonly id: string;
  readonly simulation?: boolean;
  /** A locked demand period is not shortened by a new one. */
  readonly locked?: boolean;
}

/** A period that is stored: changes name its version. */
export interface StoredPeriod extends PlanPeriod {
  readonly version: number;
}

/** The periods that count: all but the simulations. */
export const liveOf = <Row extends PlanPeriod>(list: readonly Row[]): readonly Row[] =>
  list.filter(({ simulation }) => !simulation);
