import { comparable } from '#shared/text/names.ts';
import type { Box, Size } from './box.ts';
import { type Block, laidOut, lostOf, type Put } from './clipboard.ts';

/** What a pasted block becomes: the texts of cells, how much lies outside the table, and names that no single row has. */
export interface Placed {
  readonly puts: readonly Put[];
  readonly lost: Size;
  readonly unplaced: readonly string[];
}

/** A block laid out from the first cell of the range. */
export const placedAt = (block: Block, range: Box, size: Size): Placed => ({
  puts: laidOut(block, range, size),
  lost: lostOf(block, range, size),
  unplaced: [],
});

/** Whether the first column of a block holds names: a text in every row that has any, none of which is a value of a cell. */
export const hasNames = (block: Block, isValue: (text: string) => boolean): boolean => {
  const filled = block.filter((row) => row.some((text) => text.trim() !== ''));
  const isName = (text = '') => /\p{L}/u.test(text) && !isValue(text.trim());
  return filled.length > 0 && filled.every((row) => row.length > 1 && isName(row[0]));
};

/**
 * A block whose first column holds names: each row goes to the row of its name, from the first column of the range on. A name that
 * no row has, or that several rows or several lines have, is not placed.
 */
export const placedByName = (block: Block, names: readonly string[], range: Box, size: Size): Placed => {
  const lines = block.filter(([name = '']) => name.trim() !== '');
  const keyOf = (name = '') => comparable(name.replaceAll(/\s+/g, ' '));
  const only = (all: readonly (string | undefined)[]) => {
    const keys = all.map(keyOf);
    return (name: string | undefined) => {
      const key = keyOf(name);
      const first = keys.indexOf(key);
      return first === keys.lastIndexOf(key) ? first : -1;
    };
  };
  const [rowOf, lineOf] = [only(names), only(lines.map(([name]) => name))];
  const columns = { ...range, right: range.left };
  const placed = lines.map(([name = '', ...texts]) => {
    const row = lineOf(name) < 0 ? -1 : rowOf(name);
    const at = { ...columns, top: row, bottom: row };
    return row < 0 ? { name } : { ...placedAt([texts], at, size), name };
  });
  return {
    puts: placed.flatMap((one) => ('puts' in one ? one.puts : [])),
    lost: { rows: 0, columns: Math.max(0, ...placed.map((one) => ('lost' in one ? one.lost.columns : 0))) },
    unplaced: [...new Set(placed.flatMap((one) => ('puts' in one ? [] : [one.name.trim()])))],
  };
};
