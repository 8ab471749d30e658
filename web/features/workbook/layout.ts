// What the reader of workbooks leaves out: the cells under a merged one, and from which year days count.

import { coveredCell } from '#shared/workbook/cells.ts';
import type { FileSheet } from '#shared/workbook/read.ts';

/** The texts of the file's parts, by their paths. */
export type Parts = Readonly<Record<string, string>>;

/** The part that lists the sheets. */
export const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

const tagsOf = (xml: string, tag: string) => xml.match(new RegExp(`<(?:\\w+:)?${tag}\\s[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string) => new RegExp(`[\\s:]${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** The part of each sheet, in the order of the sheets. */
const sheetParts = (parts: Parts): readonly string[] => {
  const targets = new Map(
    tagsOf(parts[relationsPart] ?? '', 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  );
  return tagsOf(parts[workbookPart] ?? '', 'sheet').map((tag) => {
    const target = targets.get(attribute(tag, 'id')) ?? '';
    return parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`] ?? '';
  });
};

const columnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The sheet's cells with a mark in those that a merged one covers; its first cell keeps the value. */
const withCovered = (data: FileSheet['data'], xml: string): FileSheet['data'] => {
  const ranges = tagsOf(xml, 'mergeCell').flatMap((tag) => {
    const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(attribute(tag, 'ref')) ?? [];
    if (!left || !right) return [];
    return [{ left: columnIndex(left), right: columnIndex(right), top: Number(top) - 1, bottom: Number(bottom) - 1 }];
  });
  if (ranges.length === 0) return data;
  const width = data[0]?.length ?? 0;
  const marked = data.map((row) => [...row]);
  for (const { left, right, top, bottom } of ranges)
    for (let row = top; row <= Math.min(bottom, marked.length - 1); row += 1)
      for (let column = left; column <= Math.min(right, width - 1); column += 1)
        if (row > top || column > left) marked[row]![column] = coveredCell;
  return marked;
};

/** The sheets as they were read, with what their parts say of merged cells and of days. */
export const withLayout = (sheets: readonly FileSheet[], parts: Parts): readonly FileSheet[] => {
  const xmls = sheetParts(parts);
  const is1904 = /\bdate1904=["'](?:1|true)["']/.test(parts[workbookPart] ?? '');
  return sheets.map(({ sheet, data }, index) => ({ sheet, data: withCovered(data, xmls[index] ?? ''), is1904 }));
};
