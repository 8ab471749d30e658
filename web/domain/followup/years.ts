/** The year to come, and those before it that are offered. */
const OFFERED = 7;

/** The years in which the follow-up of an area or organisation is offered, the latest first. */
export const offeredYears = (thisYear: number): readonly number[] =>
  Array.from({ length: OFFERED }, (_, index) => thisYear + 1 - index);
