import type { Same } from '../same.ts';
import type { texts as sv } from '../sv/cost.ts';

/** Texts of what plans cost. */
export const texts: Same<typeof sv> = {
  title: 'Cost',
  unit: 'SEK thousand',
  kind: { hours: 'pay, payroll tax', ob: 'inconvenient hours', rental: 'contractors', total: 'Total' },
  ofWhich: 'of which inconvenient hours',
  side: { demand: 'Demand', supply: 'Supply', diff: 'Supply − demand' },
  explain: 'Explain',
  hide: 'Hide the explanation',
  hours: '{{hours}} h',
  atRate: '{{hours}} h × {{rate}} SEK',
  window: { evening: 'evening {{hours}} h', night: 'night {{hours}} h', weekend: 'weekend {{hours}} h' },
  windowAt: {
    evening: 'evening {{hours}} × {{rate}}',
    night: 'night {{hours}} × {{rate}}',
    weekend: 'weekend {{hours}} × {{rate}}',
  },
  wage: 'monthly salary {{salary}} × (1 + payroll tax {{tax}} %) ÷ {{hours}} h = {{rate}} SEK an hour',
  stencil: 'the stencil’s hour at {{rate}} SEK, inconvenient hours included',
  hidden: 'The rates behind are shown to those who may change them.',
  nothing: 'Nothing to cost.',
  missing: '{{field}} is missing for {{category}} {{year}}',
  missingAt: '{{field}} is missing for {{category}}, {{unit}} {{year}}',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  field: {
    monthlySalary: 'monthly salary',
    payrollTax: 'payroll tax',
    evening: 'the evening rate',
    night: 'the night rate',
    weekend: 'the weekend rate',
    overtime: 'simple overtime',
    qualifiedOvertime: 'qualified overtime',
    rental: 'the rate of contractors',
  },
};
