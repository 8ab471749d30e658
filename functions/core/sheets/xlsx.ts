import writeExcelFile, { type Cell as ExcelCell, type Sheet } from 'write-excel-file/node';
import { json6 } from '#shared/quantity/round.ts';
import { safeCell } from '#shared/text/safeCell.ts';
import type { Cell, Column, Part } from './part.ts';
import { sheetNames } from './sheetNames.ts';

const formatOf = ({ decimals = 0 }: Column): string => (decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '0');

const meanFormat = '#,##0.0';

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const cellOf = (cell: Cell, format: string, column: Column): ExcelCell => {
  if (cell === null) return null;
  if (typeof cell === 'string' && column.isDay && isDay(cell))
    return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return typeof cell === 'number'
    ? { value: json6(cell), type: Number, format: column.isCount && !Number.isInteger(cell) ? meanFormat : format }
    : { value: safeCell(cell), type: String };
};

/** The letters of a column; 0 is A. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const lastRow = 1_048_576;

const listRule = ({ choices }: Column, index: number): readonly string[] => {
  if (!choices) return [];
  const cells = `${letters(index)}2:${letters(index)}${lastRow}`;
  return [
    `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>"${choices.join(',')}"</formula1></dataValidation>`,
  ];
};

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** Offers the texts to choose from in the cells below the heads; another text can be typed too. */
const choiceLists = (columnsOf: readonly (readonly Column[])[]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        insert: (_, { sheetIndex }) => {
          const rules = (columnsOf[sheetIndex] ?? []).flatMap(listRule);
          return rules.length > 0
            ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
            : undefined;
        },
      },
    },
  },
});

type Cells = readonly (readonly ExcelCell[])[];

const cellsOf = (rows: Iterable<readonly Cell[]>, columns: readonly Column[]): Cells => {
  const formats = columns.map(formatOf);
  return Array.from(rows, (row) => row.map((cell, column) => cellOf(cell, formats[column]!, columns[column]!)));
};

interface NamedCells {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly cells: Cells;
}

const sheetsOf = ({ title, groups, columns, allRows }: Part): readonly NamedCells[] => {
  const sheets = groups.map(({ name, rows }) => ({
    name: groups.length > 1 ? `${name} ${title}` : title,
    columns,
    cells: cellsOf(rows, columns),
  }));
  if (allRows === undefined || groups.length < 2) return sheets;
  return [{ name: allRows, columns, cells: sheets.flatMap(({ cells }) => cells) }, ...sheets];
};

/** A workbook with a sheet for each group of each part, and one of all its rows where the part has one: heads frozen, columns as wide as they need, numbers as numbers. */
export const xlsxOf = async (parts: readonly Part[]): Promise<Uint8Array> => {
  const all = parts.flatMap(sheetsOf);
  const names = sheetNames(all.map(({ name }) => name));
  const sheets = all.map(
    ({ columns, cells }, index): Sheet<Buffer> => ({
      sheet: names[index]!,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [
        columns.map(({ title }) => ({ value: title, fontWeight: 'bold', wrap: true, alignVertical: 'top' })),
        ...(cells as ExcelCell[][]),
      ],
    }),
  );
  const features = [choiceLists(all.map(({ columns }) => columns))];
  return writeExcelFile(sheets as Parameters<typeof writeExcelFile>[0], { features }).toBuffer();
};
