import { rateFields } from './rateFields.ts';

/** Texts of what categories cost. */
export const texts = {
  title: 'Lönekostnader',
  ofOrganization: 'gäller alla avdelningar utan egna värden',
  ofUnit: 'organisationens värde inom parentes gäller där avdelningen inget har',
  category: 'Kategori',
  year: 'År',
  years: 'År som visas',
  allYears: 'Alla år',
  copy: 'Kopiera till {{year}}',
  nothingToCopy: 'Inget att kopiera: tomma värden för {{year}} saknar värde året före.',
  saved: 'Lönekostnaderna är sparade.',
  failed: 'Lönekostnaderna kunde inte sparas',
  computed: 'Räknas ut.',
  none: 'Inga kategorier',
  noneText: 'Lönekostnader skrivs per kategori, när avdelningarna har sådana.',
  group: {
    salary: 'Lön',
    ob: 'OB, kr per timme',
    overtime: 'Övertid, kr per timme',
    rental: 'Hyra',
    computed: 'Räknas ut',
  },
  head: {
    monthlySalary: 'Månadslön',
    payrollTax: 'PO, %',
    evening: 'kväll',
    night: 'natt',
    weekend: 'helg',
    overtime: 'enkel',
    qualifiedOvertime: 'kval.',
    rental: 'kr/tim',
    withTax: 'lön med PO',
  },
  field: {
    ...rateFields,
    withTax: 'Månadslön med PO, kr',
  },
  own: {
    title: 'Avdelningar med egna värden',
    unit: 'Avdelning',
    what: 'Vad',
    value: 'Eget',
    here: 'Organisationens',
  },
} as const;
