import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { WorkbookSheet } from '#shared/model/workbook.ts';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { monday } from '../../support/ward.ts';

/** Of an area, of a unit, of a category; people of a category. */
const [areas, units, categories, shifts, accounts] = [5, 10, 4, 4, 60];
const people = [8, 8, 7, 7];
const start = monday();

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A row by the keys of its columns, as text. */
type Row = Readonly<Record<string, string>>;

const rowsOf = (): Readonly<Record<WorkbookSheet, readonly Row[]>> => {
  const all = upTo(areas).flatMap((area) =>
    upTo(units).map((unit) => ({ area: `Område ${area + 1}`, unit: `Avdelning ${area * units + unit + 1}` })),
  );
  const inUnits = <Item>(rows: (place: Row) => readonly Item[]) => all.flatMap(rows);
  const inCategories = (rows: (place: Row, index: number) => readonly Row[]) =>
    inUnits((place) =>
      upTo(categories).flatMap((index) => rows({ ...place, category: `Kategori ${index + 1}` }, index)),
    );
  const days = { mon: '3', tue: '3', wed: '3', thu: '3', fri: '3', sat: '2', sun: '2' };
  return {
    units: inUnits((place) => [{ ...place, hasBedsActivated: 'ja' }]),
    categories: inCategories((place) => [
      { ...place, workingHours: '38:15', start },
      ...upTo(shifts).map((shift) => ({ ...place, shift: `Pass ${shift + 1}`, start })),
    ]),
    staff: inCategories((place, index) =>
      upTo(people[index]!).map((one) => ({
        ...place,
        name: `Anställd ${index + 1}${one + 1}`,
        workRate: '0,8',
        start,
      })),
    ),
    demand: inCategories((place) =>
      upTo(shifts).map((shift) => ({ ...place, ...days, shift: `Pass ${shift + 1}`, startHour: '07:00', start })),
    ),
    beds: inUnits((place) => [{ ...place, beds: '24', weekendBeds: '20', start }]),
    budget: inCategories((place) => [{ ...place, budget: '8,5', start }]),
    stencils: inUnits((place) => [{ ...place, year: '2027', hour: '320' }]),
    accounts: upTo(accounts).map((one) => ({
      ...all[one % all.length]!,
      email: `person${one}@region.example`,
      firstName: 'Person',
      type: 'Användare',
      canWrite: 'ja',
    })),
  };
};

/** The workbook of a region of 50 units, 200 categories, 800 shifts with demand, 1,500 employees and 60 accounts. */
export const regionBook = async (): Promise<File> => {
  const rows = rowsOf();
  const sheets = Object.entries(workbookColumns).map(([id, { title, columns }]) => ({
    sheet: title,
    data: [
      columns.map((column) => ({ value: column.title })),
      ...rows[id as WorkbookSheet].map((row) =>
        columns.map(({ key }) => (row[key] === undefined ? null : { value: row[key] })),
      ),
    ] as SheetData,
  }));
  return new File([new Uint8Array(await writeExcelFile(sheets).toBuffer())], 'region.xlsx');
};
