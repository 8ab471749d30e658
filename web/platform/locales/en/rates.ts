import type { Same } from '../same.ts';
import type { texts as sv } from '../sv/rates.ts';
import { rateFields } from './rateFields.ts';

/** Texts of what categories cost. */
export const texts: Same<typeof sv> = {
  title: 'Staff costs',
  ofOrganization: 'apply to all units without values of their own',
  ofUnit: 'the organisation’s value in brackets applies where the unit has no value of its own',
  category: 'Category',
  year: 'Year',
  years: 'Years shown',
  bothYears: 'Both',
  allYears: 'All years',
  copy: 'Copy to {{year}}',
  nothingToCopy: 'Nothing to copy: empty values of {{year}} have no value in the year before.',
  pasteNames:
    'The rows alternate between years, so nothing was pasted. Show one year, or include the names of the categories in the first column.',
  saved: 'The staff costs are saved.',
  failed: 'The staff costs could not be saved',
  computed: 'Computed.',
  computedLegend: 'computed',
  locked: 'locked',
  more: 'More choices for the costs',
  lockedLegend: 'this year and earlier: filled values are locked',
  unlocked: 'unlocked until you save',
  unlockFirst: 'The value applies to this or an earlier year. Choose Unlock to change it.',
  unlock: {
    action: 'Unlock',
    ask: 'Unlock this year and earlier ones?',
    ofOrganization:
      'When you save other values, the costs of those years are computed anew wherever they are shown, for all units without values of their own: in Overview, Demand, Budget, Follow-up and Reports. Nothing changes until you save, and the log shows what was changed.',
    ofUnit:
      'When you save other values, the unit’s costs of those years are computed anew wherever they are shown: in Overview, Demand, Budget, Follow-up and Reports. Nothing changes until you save, and the log shows what was changed.',
  },
  ownValues_one: '{{count}} own',
  ownValues_other: '{{count}} own',
  none: 'No categories',
  noneText: 'Staff costs are entered by category, once the units have some.',
  group: {
    salary: 'Salary',
    ob: 'Inconvenient hours, SEK an hour',
    overtime: 'Overtime, SEK an hour',
    rental: 'Hired',
    computed: 'Cost of an hour, SEK',
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
    hour: 'without IH',
    share: 'IH, %',
    withOb: 'with IH',
  },
  field: {
    ...rateFields,
    hour: 'Cost of an hour without inconvenient hours, SEK',
    share: 'Inconvenient hours, percent of the demanded hours',
    withOb: 'Cost of an hour with inconvenient hours, SEK',
  },
  hour: {
    kick: 'Explain',
    explain: 'Explain {{of}}',
    title: 'Cost of an hour, {{category}} {{year}}',
    failed: 'The cost of an hour could not be computed',
    formula: 'monthly salary {{salary}} × (1 + payroll tax {{tax}} %) ÷ {{hours}} h',
    units_one: 'a week, {{count}} unit',
    units_other: 'a week, {{count}} units',
    partOfYear: 'a week in a part of the year',
    ob: 'IH',
    noOb: 'none of the demand is at inconvenient hours',
    window: {
      evening: 'evening {{share}} % × {{rate}}',
      night: 'night {{share}} % × {{rate}}',
      weekend: 'weekend {{share}} % × {{rate}}',
    },
    unit: 'SEK an hour',
    part: { salary: 'salary {{kronor}}', tax: 'tax {{kronor}}', ob: 'IH {{kronor}}' },
    noUnit:
      'No unit has the category {{category}} in {{year}}: there is no working week to compute the cost of an hour by.',
    stencil: 'Without a monthly salary, costs are computed with the hourly cost of the unit’s stencil.',
    noDemand: 'No live demand of {{category}} in {{year}}: the share of inconvenient hours (IH) cannot be computed.',
    shareOfOrganization:
      'IH is the share of inconvenient hours in the demanded hours of {{year}} in the organisation: {{share}} % of {{hours}} h.',
    shareOfUnit:
      'IH is the share of inconvenient hours in the demanded hours of {{year}} of the unit: {{share}} % of {{hours}} h.',
    ofWhich: 'Of which',
    ofOwnUnits: 'A unit is computed with its own shifts.',
  },
  own: {
    title: 'Units with values of their own',
    unit: 'Unit',
    what: 'What',
    value: 'Own',
    here: 'Organisation’s',
  },
};
