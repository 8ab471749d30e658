import type { WorkbookSheet } from '#shared/model/workbook.ts';

/**
 * How a cell is written: `end` may be open, `duration` is hours and minutes, as are `clock` and `withinDay` of a day, `demand` is a number
 * that is kept as text, `choice` one of the column's texts.
 */
type CellKind =
  | 'name'
  | 'yesNo'
  | 'start'
  | 'end'
  | 'duration'
  | 'clock'
  | 'withinDay'
  | 'whole'
  | 'decimal'
  | 'demand'
  | 'choice';

/** A column of a workbook; its key is the field of the row, of a duration that of the hours. */
export interface WorkbookColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
  /** Whether a row needs it. */
  readonly required?: true;
  /** Of hours and minutes: the field of the minutes. */
  readonly minutes?: string;
  /** Of a choice: the value of each text. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What the template's example says. */
  readonly example: string;
}

export interface SheetColumns {
  readonly title: string;
  readonly columns: readonly WorkbookColumn[];
}

/** The first cell of a row that is an example begins with it: such a row is not read. */
export const exampleMark = 'Exempel:';

/** Which template a workbook comes from: another one may have other sheets and columns. */
export const templateVersion = '2026-11';
export const aboutSheet = { title: 'Om filen', version: 'Mall' } as const;

const name = (key: string, title: string, example: string, width = 26) =>
  ({ key, title, kind: 'name', width, required: true, example }) as const;
const yesNo = (key: string, title: string, example: string) =>
  ({ key, title, kind: 'yesNo', width: 13, example }) as const;
const duration = (key: string, minutes: string, title: string, example = '') =>
  ({ key, minutes, title, kind: 'duration', width: 18, example }) as const;

const decimal = (key: string, title: string, example: string) =>
  ({ key, title, kind: 'decimal', width: 18, example }) as const;
const whole = (key: string, title: string, example: string) =>
  ({ key, title, kind: 'whole', width: 13, example }) as const;

/** The unit that a row of another sheet than Avdelningar belongs to. */
const ofUnit = [
  { key: 'area', title: 'Verksamhet', kind: 'name', width: 26, example: 'Medicin' },
  name('unit', 'Avdelning', 'Medicinavdelning 33', 30),
] as const;
const days = [
  { key: 'start', title: 'Från', kind: 'start', width: 12, example: '2027-01-04' },
  { key: 'end', title: 'Till', kind: 'end', width: 12, example: '' },
] as const;

const ofDay = (title: string, key: string, example: string) =>
  ({ key, title, kind: 'demand', width: 8, example }) as const;
const clock = (title: string, key: string, example: string) =>
  ({ key: `${key}Hour`, minutes: `${key}Minute`, title, kind: 'clock', width: 12, example }) as const;
const withinDay = (title: string, key: string, example: string) =>
  ({ key: `${key}Hours`, minutes: `${key}Minutes`, title, kind: 'withinDay', width: 12, example }) as const;

/** What a shift counts as, in the words of the screens. */
const shiftTypes = {
  Standard: 'Standard',
  'Extra timmar': 'ExtraHours',
  Rotation: 'Rotation',
  'Annan veckoarbetstid': 'Other',
} as const;

const roles = { Användare: 'User', Superanvändare: 'SuperUser' } as const;

/** Why a rate is outside the staffing, in the words of the screens. */
const absences = {
  Semester: 'vacation',
  Sjuk: 'sick',
  Föräldraledig: 'parental',
  VAB: 'child',
  Utbildning: 'training',
  Tjänstledig: 'leave',
  'Annan frånvaro': 'other',
} as const;

/** The sheets of a workbook with their columns, in order. */
export const workbookColumns: Readonly<Record<WorkbookSheet, SheetColumns>> = {
  units: {
    title: 'Avdelningar',
    columns: [
      name('area', 'Verksamhet', 'Medicin'),
      name('unit', 'Namn', 'Medicinavdelning 33', 30),
      { key: 'shortName', title: 'Kortnamn', kind: 'name', width: 12, example: 'MED 33' },
      yesNo('hasBedsActivated', 'Vårdplatser', 'ja'),
      yesNo('hasBudgetHours', 'Budgettimmar', 'nej'),
    ],
  },
  categories: {
    title: 'Kategorier och pass',
    columns: [
      ...ofUnit,
      name('category', 'Kategori', 'Sjuksköterska'),
      duration('workingHours', 'workingMinutes', 'Veckoarbetstid', '38:15'),
      { key: 'shift', title: 'Pass', kind: 'name', width: 20, example: 'Dag' },
      { key: 'type', title: 'Räknas som', kind: 'choice', width: 22, choices: shiftTypes, example: 'Standard' },
      yesNo('isNightShift', 'Nattpass', 'nej'),
      yesNo('isDutyShift', 'Jourpass', 'nej'),
      duration('extraHours', 'extraMinutes', 'Extra tid per pass'),
      whole('weeks', 'Veckor', ''),
      whole('nights', 'Nätter', ''),
      duration('newWorkingHours', 'newWorkingMinutes', 'Ny veckoarbetstid'),
      ...days,
    ],
  },
  staff: {
    title: 'Personal',
    columns: [
      ...ofUnit,
      name('category', 'Kategori', 'Sjuksköterska'),
      name('name', 'Namn', 'Kim Berg'),
      decimal('workRate', 'Grad', '0,8'),
      decimal('workRateExcluded', 'Grad utanför', '0,2'),
      { key: 'absence', title: 'Frånvaro', kind: 'choice', width: 16, choices: absences, example: 'Tjänstledig' },
      yesNo('isFillIn', 'Vikarie', 'nej'),
      yesNo('isContractor', 'Inhyrd', 'nej'),
      decimal('weekendRate', 'Helg', '1'),
      decimal('nightRate', 'Natt', '0'),
      whole('level', 'Nivå', '3'),
      { key: 'comment', title: 'Kommentar', kind: 'name', width: 30, example: '' },
      ...days,
    ],
  },
  demand: {
    title: 'Behov',
    columns: [
      ...ofUnit,
      name('category', 'Kategori', 'Sjuksköterska'),
      name('shift', 'Pass', 'Dag', 20),
      ofDay('Mån', 'mon', '4'),
      ofDay('Tis', 'tue', '4'),
      ofDay('Ons', 'wed', '4'),
      ofDay('Tor', 'thu', '4'),
      ofDay('Fre', 'fri', '4'),
      ofDay('Lör', 'sat', '2,5'),
      ofDay('Sön', 'sun', '2,5'),
      clock('Start', 'start', '07:00'),
      clock('Slut', 'end', '15:30'),
      withinDay('Rast', 'break', '0:30'),
      yesNo('friShift', 'Helgpass fre', 'nej'),
      yesNo('satShift', 'Helgpass lör', 'ja'),
      yesNo('sunShift', 'Helgpass sön', 'ja'),
      clock('Start helg', 'wkndStart', '07:00'),
      clock('Slut helg', 'wkndEnd', '16:00'),
      withinDay('Rast helg', 'wkndBreak', '0:45'),
      withinDay('Jourtid', 'duty', ''),
      ...days,
    ],
  },
  beds: {
    title: 'Vårdplatser',
    columns: [...ofUnit, whole('beds', 'Vardag', '24'), whole('weekendBeds', 'Helg', '20'), ...days],
  },
  budget: {
    title: 'Budget',
    columns: [
      ...ofUnit,
      name('category', 'Kategori', 'Sjuksköterska'),
      decimal('budget', 'Tjänster', '18,5'),
      { key: 'name', title: 'Benämning', kind: 'name', width: 26, example: '' },
      ...days,
    ],
  },
  stencils: {
    title: 'Schabloner',
    columns: [
      ...ofUnit,
      { ...whole('year', 'År', '2027'), required: true },
      decimal('hour', 'Timkostnad', '320'),
      decimal('simpleOvertime', 'Enkel övertid', '480'),
      decimal('qualifiedOvertime', 'Kvalificerad övertid', '640'),
      decimal('resourceHour', 'Resurs', '350'),
      decimal('rentalHour', 'Inhyrda', '900'),
      decimal('monthlyWorkHours', 'Månadsarbetstid', '165'),
    ],
  },
  accounts: {
    title: 'Konton',
    columns: [
      name('email', 'E-post', 'kim.berg@example.se', 30),
      { key: 'firstName', title: 'Förnamn', kind: 'name', width: 16, example: 'Kim' },
      { key: 'lastName', title: 'Efternamn', kind: 'name', width: 16, example: 'Berg' },
      { key: 'type', title: 'Roll', kind: 'choice', width: 16, choices: roles, example: 'Användare' },
      { key: 'area', title: 'Verksamhet', kind: 'name', width: 26, example: 'Medicin' },
      { key: 'unit', title: 'Avdelning', kind: 'name', width: 30, example: 'Medicinavdelning 33' },
      yesNo('canWrite', 'Får ändra', 'ja'),
    ],
  },
};
