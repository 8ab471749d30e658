import type { Outline } from './outline.ts';

/** With more rows the areas are folded at first, but for the one with the selected row. */
const manyRows = 300;

/** Whether the area of a key is folded among the rows; `turned` holds the areas that were folded or opened by hand. */
export const foldsOf = (
  rows: readonly Pick<Outline, 'key' | 'within'>[],
  selected: string | undefined,
  turned: ReadonlySet<string>,
): ((area: string) => boolean) => {
  const isMany = rows.length > manyRows;
  const selectedArea = rows.find(({ key }) => key === selected)?.within;
  return (area) => (isMany && area !== selectedArea) !== turned.has(area);
};
