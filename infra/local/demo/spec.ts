import type { rateFields } from '#shared/model/rates.ts';
import type { ShiftSpec } from './shifts.ts';

/** Rates of a category in kronor, those of the year that they are counted from. */
export type OwnRates = Readonly<Partial<Record<(typeof rateFields)[number], number>>>;

/** The description of a staff category that the demo data is generated from. */
export interface CategorySpec {
  readonly name: string;
  /** Full-time weeks, such as `38:15`; a second one replaces the first at the turn of the year. */
  readonly fullTime: readonly `${number}:${number}`[];
  readonly shifts: readonly ShiftSpec[];
  /** Supply less demand in an ordinary week, in services. */
  readonly balance: number;
  /** Whether the category has contractors. */
  readonly rented: boolean;
  /** Whether staff have a competence level, 1 to 6. */
  readonly graded: boolean;
}

/** The description of a unit that the demo data is generated from. */
export interface WardSpec {
  readonly name: string;
  readonly shortName: string;
  /** Beds on weekdays and weekends, and both in summer; left out for units without beds. */
  readonly beds?: readonly [weekday: number, weekend: number, summer: number, summerWeekend: number];
  readonly categories: readonly CategorySpec[];
  /** The budget as a factor of the demand. */
  readonly budget: number;
  /** The demand before the turn of the year as a factor of today's. */
  readonly earlier: number;
  /** What the ward pays otherwise than its organisation, by category. */
  readonly ownRates?: Readonly<Record<string, OwnRates>>;
  /** Weeks without a demand period, counted from this one. */
  readonly unplanned?: readonly [from: number, to: number];
  /** Has two simulated demand periods: one more person on the evening shift, and a summer with fewer. */
  readonly simulated?: true;
}

type Make = (balance: number, shifts: readonly ShiftSpec[], other?: Partial<CategorySpec>) => CategorySpec;

const make =
  (name: string, fullTime: CategorySpec['fullTime'][number], rented: boolean, graded: boolean): Make =>
  (balance, shifts, other) => ({ name, fullTime: [fullTime], rented, graded, balance, shifts, ...other });

export const nurses = make('Sjuksköterska', '38:15', true, true);
export const midwives = make('Barnmorska', '38:15', true, true);
export const assistants = make('Undersköterska', '37:00', false, true);
export const doctors = make('Läkare', '40:00', true, true);
export const secretaries = make('Medicinsk sekreterare', '40:00', false, false);
