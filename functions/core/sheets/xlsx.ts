import writeExcelFile, { type Cell as ExcelCell, type Sheet } from 'write-excel-file/node';
import { json6 } from '#shared/quantity/round.ts';
import { safeCell } from '#shared/text/safeCell.ts';
import type { Cell, Column, Part } from './part.ts';
import { sheetNames } from './sheetNames.ts';

const formatOf = ({ decimals = 0 }: Column): string => (decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '0');

const cellOf = (cell: Cell, format: string): ExcelCell => {
  if (cell === null) return null;
  return typeof cell === 'number'
    ? { value: json6(cell), type: Number, format }
    : { value: safeCell(cell), type: String };
};

/** A workbook with a sheet for each group of each part: heads frozen, columns as wide as they need, numbers as numbers. */
export const xlsxOf = async (parts: readonly Part[]): Promise<Uint8Array> => {
  const all = parts.flatMap((part) =>
    part.groups.map((group) => ({
      part,
      group,
      name: part.groups.length > 1 ? `${group.name} ${part.title}` : part.title,
    })),
  );
  const names = sheetNames(all.map(({ name }) => name));
  const sheets = all.map(({ part: { columns }, group }, index): Sheet<Buffer> => {
    const formats = columns.map(formatOf);
    return {
      sheet: names[index]!,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [
        columns.map(({ title }) => ({ value: title, fontWeight: 'bold', wrap: true, alignVertical: 'top' })),
        ...Array.from(group.rows, (row) => row.map((cell, column) => cellOf(cell, formats[column]!))),
      ],
    };
  });
  return writeExcelFile(sheets as Parameters<typeof writeExcelFile>[0]).toBuffer();
};
