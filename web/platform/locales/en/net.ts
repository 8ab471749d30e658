import type { Same } from '../same.ts';
import type { texts as sv } from '../sv/net.ts';

/** Texts of what expected absence leaves of a supply. */
export const texts = {
  gross: 'Gross supply',
  absent: 'expected absence',
  supply: 'Net supply',
  demand: 'demand',
  withoutDemand: 'net supply without demand',
  diff: 'Net difference',
  expected: 'Expected absence in {{month}}',
  open: 'Absence rates',
  noExpected: 'No absence is assumed for the category.',
  percent: '{{percent}} %',
  total: 'Sum',
  kind: { sick: 'Sick leave', child: 'Care of a child', other: 'Other absence' },
  source: {
    unit: 'entered at the unit',
    history: 'own history, {{months}} months',
    organization: 'entered for the organisation',
    none: 'nothing entered',
  },
  parts: 'The unit {{week}}',
  columns: { gross: 'gross', net: 'net', risk: 'risk' },
  risk: 'Risk of shortage',
  riskOf: 'highest, {{name}}',
  bars: 'supply − demand, FTE',
  barsText: '{{from}} to {{to}} FTE: {{percent}}',
  barsList: 'Probability of supply − demand, in FTE',
  short: 'shortage',
  needed: 'For a risk of at most 10 %, {{needed}} FTE of own staff and fill-ins are needed, {{more}} more.',
  enough: 'The risk is at most 10 % with the present staff.',
} as const satisfies Same<typeof sv>;
