/** Labels of the rates of a category, in their form and in the log. */
export const rateFields = {
  monthlySalary: 'Monthly salary, SEK',
  payrollTax: 'Payroll tax, percent',
  evening: 'Evening supplement, SEK an hour',
  night: 'Night supplement, SEK an hour',
  weekend: 'Weekend supplement, SEK an hour',
  overtime: 'Simple overtime, SEK an hour',
  qualifiedOvertime: 'Higher-rate overtime, SEK an hour',
  rental: 'Hired, SEK an hour',
} as const;
