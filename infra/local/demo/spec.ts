import type { ShiftSpec } from './shifts.ts';

/** A staff category as the demo imagines it. */
export interface CategorySpec {
  readonly name: string;
  /** Full-time weeks, `38:15`; the second, where there is one, from the turn of the year on. */
  readonly fullTime: readonly `${number}:${number}`[];
  readonly shifts: readonly ShiftSpec[];
  /** Supply less demand in an ordinary week, in services. */
  readonly balance: number;
  /** Whether agencies have such staff to let. */
  readonly rented: boolean;
  /** Whether they are graded by competence, 1 to 6. */
  readonly graded: boolean;
}

/** A unit as the demo imagines it. */
export interface WardSpec {
  readonly name: string;
  readonly shortName: string;
  /** Beds on weekdays, at weekends, and both in summer; none where nobody lies in bed. */
  readonly beds?: readonly [weekday: number, weekend: number, summer: number, summerWeekend: number];
  readonly categories: readonly CategorySpec[];
  /** What the budget is of the demand, 1 being all of it. */
  readonly budget: number;
  /** What was asked for before the turn of the year, 1 being the same as now. */
  readonly earlier: number;
  /** Weeks, counted from this one, without a demand period: nobody has planned them yet. */
  readonly unplanned?: readonly [from: number, to: number];
  /** Has a simulated demand period: one more in the evenings. */
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
