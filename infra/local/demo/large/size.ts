import { StartFailure } from '../../failure.ts';

/** How large the large region is. */
export interface LargeSize {
  readonly units: number;
  /** Employees of each category of each unit. */
  readonly staff: number;
  /** Years of history. */
  readonly years: number;
}

const whole = (name: string, usual: number, most: number): number => {
  const text = process.env[name] || String(usual);
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new StartFailure(`${name} ska vara ett heltal mellan 1 och ${most}, inte ${text}.`);
};

/** The size from DEMO_UNITS, DEMO_STAFF and DEMO_YEARS. Throws {@link StartFailure}. */
export const largeSize = (): LargeSize => ({
  units: whole('DEMO_UNITS', 1_000, 5_000),
  staff: whole('DEMO_STAFF', 50, 500),
  years: whole('DEMO_YEARS', 10, 30),
});
