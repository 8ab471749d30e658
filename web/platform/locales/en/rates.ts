import type { Same } from '../same.ts';
import type { texts as sv } from '../sv/rates.ts';
import { rateFields } from './rateFields.ts';

/** Texts of what categories cost. */
export const texts: Same<typeof sv> = {
  title: 'Staff costs',
  ofOrganization: 'apply to all units without values of their own',
  ofUnit: 'the organisation’s value in brackets applies where the unit has none',
  category: 'Category',
  year: 'Year',
  years: 'Years shown',
  allYears: 'All years',
  copy: 'Copy to {{year}}',
  nothingToCopy: 'Nothing to copy: empty values of {{year}} have no value in the year before.',
  saved: 'The staff costs are saved.',
  failed: 'The staff costs could not be saved',
  computed: 'Computed.',
  none: 'No categories',
  noneText: 'Staff costs are entered by category, once the units have some.',
  group: {
    salary: 'Salary',
    ob: 'Inconvenient hours, SEK an hour',
    overtime: 'Overtime, SEK an hour',
    rental: 'Hired',
    computed: 'Computed',
  },
  head: {
    monthlySalary: 'Monthly salary',
    payrollTax: 'Payroll tax, %',
    evening: 'evening',
    night: 'night',
    weekend: 'weekend',
    overtime: 'simple',
    qualifiedOvertime: 'qual.',
    rental: 'SEK/h',
    withTax: 'salary with tax',
  },
  field: {
    ...rateFields,
    withTax: 'Monthly salary with payroll tax, SEK',
  },
  own: {
    title: 'Units with values of their own',
    unit: 'Unit',
    what: 'What',
    value: 'Own',
    here: 'Organisation’s',
  },
};
