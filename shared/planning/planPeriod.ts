import type { Period } from '#shared/time/period.ts';

/** A period of a list. A simulation may share days with any other period: that is no overlap. */
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

/** The live periods: all but the simulations. */
export const liveOf = <Row extends Pick<PlanPeriod, 'simulation'>>(list: readonly Row[]): readonly Row[] =>
  list.filter(({ simulation }) => !simulation);
