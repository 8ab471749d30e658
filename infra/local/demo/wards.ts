import { day, duty, evening, middle, night, office, permanentNights, rotation, timeCredit } from './shifts.ts';
import { assistants, doctors, midwives, nurses, secretaries, type WardSpec } from './spec.ts';

/** The description of an organisation that the demo data is generated from. */
export interface OrganizationSpec {
  readonly name: string;
  readonly areas: readonly { readonly name: string; readonly wards: readonly WardSpec[] }[];
}

const writing = [
  office('Dag', 1, '07:30-16:15 0:45'),
  office('Mottagning', 0.5, '08:00-16:30 0:30'),
  office('Kväll', 0.4, '12:00-20:00 0:30'),
];

const medicine: readonly WardSpec[] = [
  {
    name: 'Medicinavdelning 31',
    shortName: 'Med 31',
    beds: [20, 20, 16, 16],
    categories: [
      nurses(0.7, [day(3, 2), evening(2, 2), night(1, 1, rotation)]),
      assistants(-0.2, [day(3, 2), evening(2, 2), night(1, 1, permanentNights)]),
    ],
    budget: 1.01,
    earlier: 1,
  },
  {
    name: 'Hjärtavdelning 32',
    shortName: 'Hjärt32',
    beds: [18, 16, 14, 14],
    categories: [
      nurses(-0.7, [day(4, 3), middle(1, 0), evening(3, 2), night(2, 2, rotation)]),
      assistants(0.6, [day(2, 2), evening(2, 1), night(1, 1, permanentNights)]),
    ],
    budget: 0.98,
    earlier: 0.9,
  },
  {
    name: 'Medicinavdelning 33',
    shortName: 'Med 33',
    beds: [24, 22, 18, 18],
    categories: [
      nurses(-1.2, [day(4, 3), middle(1, 0), evening(3, 2), night(2, 2, rotation, permanentNights)]),
      assistants(0.6, [day(4, 3), evening(3, 3), night(1, 1, timeCredit)], {
        balance: 0.4,
        fullTime: ['38:15', '37:00'],
      }),
      secretaries(0.2, writing),
    ],
    budget: 0.97,
    earlier: 0.93,
    simulated: true,
  },
  {
    name: 'Dialysenheten 35',
    shortName: 'Dialys',
    ownRates: { Sjuksköterska: { overtime: 590 } },
    categories: [
      nurses(0.5, [day(5, 0), middle(1, 0), evening(3, 0)]),
      assistants(0.4, [day(2, 0), middle(0.5, 0), evening(1, 0)]),
    ],
    budget: 1.03,
    earlier: 1,
  },
];

const surgery: readonly WardSpec[] = [
  {
    name: 'Kirurgavdelning 41',
    shortName: 'Kir 41',
    beds: [22, 18, 16, 16],
    categories: [
      nurses(1.1, [day(4, 2), evening(2, 2), night(1, 1, rotation)]),
      assistants(1, [day(3, 2), evening(2, 2), night(1, 1, permanentNights)]),
    ],
    budget: 1.04,
    earlier: 1,
    simulated: true,
  },
  {
    name: 'Ortopedavdelning 43',
    shortName: 'Ort 43',
    beds: [20, 20, 14, 14],
    categories: [
      nurses(-0.7, [day(3, 2), evening(2, 2), night(1, 1, timeCredit)]),
      assistants(0.6, [day(4, 3), evening(3, 2), night(1, 1, permanentNights)]),
    ],
    budget: 0.99,
    earlier: 1.08,
  },
  {
    name: 'Kirurgisk dagvård 45',
    shortName: 'DagKir',
    beds: [12, 0, 8, 0],
    categories: [
      nurses(0.8, [day(4, 0), middle(1, 0), evening(1, 0)]),
      assistants(0.4, [day(2, 0), middle(1, 0), evening(0.5, 0)]),
      secretaries(0.1, writing),
    ],
    budget: 1,
    earlier: 1,
    unplanned: [28, Infinity],
    simulated: true,
  },
  {
    name: 'BB och förlossning',
    shortName: 'BB',
    ownRates: { Barnmorska: { monthlySalary: 50_100 } },
    beds: [16, 16, 14, 14],
    categories: [
      midwives(-0.6, [day(4, 3), evening(3, 3), night(2, 2, timeCredit)]),
      assistants(0.6, [day(2, 2), evening(1, 1), night(1, 1, permanentNights)]),
      doctors(0.2, [day(2, 1), middle(0.5, 0), duty(1, 1)]),
    ],
    budget: 0.98,
    earlier: 0.95,
  },
];

const acute: readonly WardSpec[] = [
  {
    name: 'Akutmottagningen',
    shortName: 'Akuten',
    ownRates: { Sjuksköterska: { rental: 940 } },
    categories: [
      doctors(-0.2, [day(3, 2), evening(2, 2), duty(1, 1)]),
      nurses(-0.5, [day(3, 3), middle(1, 1), evening(3, 3), night(2, 2, permanentNights)]),
      assistants(0.6, [day(2, 2), evening(2, 2), night(1, 1, permanentNights)]),
      secretaries(0.1, writing),
    ],
    budget: 1,
    earlier: 0.96,
  },
  {
    name: 'Akutvårdsavdelningen',
    shortName: 'AVA',
    ownRates: { Sjuksköterska: { monthlySalary: 46_200 } },
    beds: [16, 16, 14, 14],
    categories: [
      nurses(-1.3, [day(3, 3), evening(3, 2), night(2, 2, rotation)]),
      assistants(-0.3, [day(3, 2), evening(2, 2), night(1, 1, rotation)]),
    ],
    budget: 0.95,
    earlier: 0.9,
  },
  {
    name: 'Geriatrikavdelning 61',
    shortName: 'Ger 61',
    beds: [24, 24, 20, 20],
    categories: [
      nurses(0.1, [day(2, 2), evening(1, 1), night(1, 1, permanentNights)]),
      assistants(-0.1, [day(5, 4), evening(3, 3), night(2, 2, permanentNights)]),
    ],
    budget: 0.99,
    earlier: 1,
  },
  {
    name: 'Palliativ vård 63',
    shortName: 'Pall 63',
    beds: [10, 10, 8, 8],
    categories: [
      nurses(0.4, [day(2, 1), evening(1, 1), night(1, 1)]),
      assistants(0.2, [day(2, 2), evening(1, 1), night(1, 1)]),
    ],
    budget: 1.02,
    earlier: 1,
    unplanned: [6, 12],
  },
];

const home = (name: string, shortName: string, balance: number): WardSpec => ({
  name,
  shortName,
  beds: [18, 18, 18, 18],
  categories: [
    nurses(balance / 2, [day(1, 1), middle(0.5, 0), evening(0.5, 0.5)], { fullTime: ['37:00'] }),
    assistants(balance, [day(3, 2), evening(2, 2), night(1, 1, permanentNights)]),
  ],
  budget: 1,
  earlier: 1,
});

/** The organisations of the demo: a county and a small foundation. */
export const organizations: readonly OrganizationSpec[] = [
  {
    name: 'Region Västmarken',
    areas: [
      { name: 'Medicin', wards: medicine },
      { name: 'Kirurgi och förlossning', wards: surgery },
      { name: 'Akut och geriatrik', wards: acute },
    ],
  },
  {
    name: 'Stiftelsen Solhem',
    areas: [{ name: 'Särskilt boende', wards: [home('Björkgården', 'Björk', -0.4), home('Lindgården', 'Lind', 0.6)] }],
  },
];
