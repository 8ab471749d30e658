import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

/** Hours of one row, in the order of the file: day registered planned, actual, day unregistered …, night … */
export type Hours = readonly [number, number, number, number, number, number, number, number];

interface Row {
  readonly name: string;
  readonly month: string;
  readonly hours: Hours;
  readonly patients?: number;
  readonly missing?: string;
  readonly division?: string;
}

const columns = [
  ...['Name', 'Site Name', 'Speciality 1', 'Speciality 2'],
  ...['Day Reg Planned Hrs', 'Day Reg Actual Hrs', 'Day Unreg Planned Hrs', 'Day Unreg Actual Hrs'],
  ...['Night Reg Planned Hrs', 'Night Reg Actual Hrs', 'Night Unreg Planned Hrs', 'Night Unreg Actual Hrs'],
  ...['Patient Count At Midnight', 'Missing Census Count', 'Division', 'Month'],
];
const hourColumns = columns.slice(4, 12);

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 5 });

export const noHours: Hours = [0, 0, 0, 0, 0, 0, 0, 0];

/** One line, as the returns write it: `"1,260.00"` with thousands commas inside quotes. */
export const lineOf = ({ name, month, hours, patients = 0, missing = '0', division = 'Planned' }: Row): string =>
  Papa.unparse([[name, 'Prov', '-', '', ...hours.map(number), patients, missing, division, `01/${month}`]]);

/** The text of a file. */
export const fileOf = (...lines: readonly string[]): string => `${[columns.join(','), ...lines].join('\n')}\n`;

const pattern = (planned: number, actual: number, at: number): Hours =>
  [
    ...[planned, planned * actual, planned / 2, (planned / 2) * (2 - actual)].map((hours) => hours * at),
    ...[planned * 0.7, planned * 0.7 * actual, 0, planned * 0.3].map((hours) => hours * at),
  ] as unknown as Hours;

/** Three wards over some months, with all that real files hold: a doubled month, a missing one, months alike. */
export const madeUp = (count = 14): string => {
  const months = Array.from({ length: count }, (_, index) => {
    return `${String((index % 12) + 1).padStart(2, '0')}/${2021 + Math.floor(index / 12)}`;
  });
  const patients = (index: number) => 500 + 10 * (index % 4);
  return fileOf(
    ...months.flatMap((month, index) => [
      lineOf({ name: 'Norra', month, hours: pattern(2345.67, 0.9, 1 + (index % 5) / 10), patients: patients(index) }),
      ...(index === 7 ? [] : [lineOf({ name: 'Södra', month, hours: pattern(713, 1.1, 1), missing: '-' })]),
      lineOf({ name: 'Östra', month, hours: pattern(1260, 0.75, index % 3 === 0 ? 1 : 1.2), patients: 40 }),
      ...(index === 4 ? [lineOf({ name: 'Östra', month, hours: pattern(400, 0.5, 1), division: 'Unplanned' })] : []),
    ]),
  );
};

/** Where the real file lies, beside the checkout; a clone of the product alone has none. */
export const realFile = join(import.meta.dirname, '../../../../../shared/data/nhs-ward-staffing-2020-2022.csv');

/** Three wards of the real file, one of them with two rows of one month; nothing where the file is not. */
export const realWards = (): string | undefined => {
  if (!existsSync(realFile)) return undefined;
  const [header = '', ...lines] = readFileSync(realFile, 'utf8').split('\n');
  const wards = ['N - Bronte,', 'N - ICU,', 'N - Pembroke Ward,'];
  return [header, ...lines.filter((line) => wards.some((ward) => line.startsWith(ward)))].join('\n');
};

const kinds = { Reg: 'Sjuksköterska', Unreg: 'Undersköterska' };

/** A month of a ward's category: the file's own hours, added up without any of the loader's code. */
export interface Expected {
  readonly ward: string;
  readonly category: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly planned: number;
  readonly actual: number;
}

export const expectedOf = (text: string): Expected[] => {
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const all = new Map<string, Expected>();
  for (const row of data)
    for (const column of hourColumns) {
      const [, kind = '', what] = column.split(' ');
      const category = kinds[kind as keyof typeof kinds];
      const month = row.Month!.split('/').slice(1).reverse().join('-');
      const key = `${row.Name} ${category} ${month}`;
      const before = all.get(key) ?? { ward: row.Name!, category, month, planned: 0, actual: 0 };
      const hours = Number(row[column]!.replaceAll(',', ''));
      all.set(key, {
        ...before,
        ...(what === 'Planned' ? { planned: before.planned + hours } : { actual: before.actual + hours }),
      });
    }
  return [...all.values()];
};

/** Patients and missing counts of the file by ward and month (`Norra 2021-04`), added up without any of the loader's code. */
export const countsOf = (
  text: string,
): ReadonlyMap<string, { readonly patients: number; readonly missing: number }> => {
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const number = (cell: string) => (cell === '-' ? 0 : Number(cell.replaceAll(',', '')));
  const all = new Map<string, { readonly patients: number; readonly missing: number }>();
  for (const row of data) {
    const key = `${row.Name} ${row.Month!.split('/').slice(1).reverse().join('-')}`;
    const { patients, missing } = all.get(key) ?? { patients: 0, missing: 0 };
    all.set(key, {
      patients: patients + number(row['Patient Count At Midnight']!),
      missing: missing + number(row['Missing Census Count']!),
    });
  }
  return all;
};
