import type { CategoryRates } from '#shared/calculation/index.ts';

/** The rates of the formula page (shared/calculation/README.md 17). */
export const pageWages: CategoryRates = {
  monthlySalary: 38_000,
  payrollTax: 52.28,
  evening: 25,
  night: 55,
  weekend: 65,
  overtime: null,
  qualifiedOvertime: null,
  rental: 900,
};

/** Rates by which an hour of a week of 40 hours costs 360 kronor: 41,600 × 1.5 × 12 ÷ (52 × 40). */
export const evenWages: CategoryRates = {
  monthlySalary: 41_600,
  payrollTax: 50,
  evening: 20,
  night: 50,
  weekend: 60,
  overtime: null,
  qualifiedOvertime: null,
  rental: 900,
};
