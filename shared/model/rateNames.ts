import type { NamedMissingRate } from './planCost.ts';

/** Names of the rates that a cost is computed with, in Swedish, on screens and in files: a rate that is missing is named. */
export const rateNames = {
  monthlySalary: 'månadslön',
  payrollTax: 'PO',
  evening: 'OB kväll',
  night: 'OB natt',
  weekend: 'OB helg',
  overtime: 'enkel övertid',
  qualifiedOvertime: 'kvalificerad övertid',
  rental: 'kostnad för inhyrda',
  resource: 'kostnad för resurs',
} as const satisfies Readonly<Record<NamedMissingRate['field'], string>>;
