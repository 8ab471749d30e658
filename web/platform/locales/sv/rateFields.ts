/** Labels of the rates of a category, in their form and in the log. */
export const rateFields = {
  monthlySalary: 'Månadslön, kr',
  payrollTax: 'Personalomkostnader (PO), procent',
  evening: 'OB kväll, kr per timme',
  night: 'OB natt, kr per timme',
  weekend: 'OB helg, kr per timme',
  overtime: 'Enkel övertid, kr per timme',
  qualifiedOvertime: 'Kvalificerad övertid, kr per timme',
  rental: 'Inhyrd, kr per timme',
} as const;
