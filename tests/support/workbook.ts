import Papa from 'papaparse';
import readSheets, { type CellValue } from 'read-excel-file/node';

/** The rows of each sheet of a workbook, without its head, as objects by the titles of the head. */
export type Read = Readonly<Record<string, readonly Readonly<Record<string, CellValue | null>>[]>>;

const byTitle = <Value>([head = [], ...rows]: readonly (readonly Value[])[]) =>
  rows.map((row) => Object.fromEntries(head.map((title, index) => [String(title), row[index] ?? null])));

/** A workbook read back by another library than the one that wrote it; its dates as days. */
export const readWorkbook = async (content: Uint8Array): Promise<Read> => {
  const sheets = await readSheets(Buffer.from(content));
  const read = (cell: CellValue | null) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, byTitle(data.map((row) => row.map(read)))]));
};

/** The sections of an exported CSV: rows of texts, by the title of the section ('' is the first). */
export const readCsv = (text: string): Readonly<Record<string, readonly Readonly<Record<string, string | null>>[]>> => {
  if (!text.startsWith('\uFEFF')) throw new Error('no BOM');
  const { data } = Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: ';', skipEmptyLines: false });
  const sections: [string, string[][]][] = [['', []]];
  let isTitle = false;
  for (const row of data) {
    const isBlank = row.length === 1 && row[0] === '';
    if (isTitle) sections.push([row[0]!, []]);
    else if (!isBlank) sections.at(-1)![1].push(row);
    isTitle = !isTitle && isBlank;
  }
  return Object.fromEntries(sections.map(([title, rows]) => [title, byTitle(rows)]));
};
