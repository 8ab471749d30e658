/** The columns in parts of at most `most`: what one page is wide enough for. */
export const partsOf = <Column>(columns: readonly Column[], most: number): readonly (readonly Column[])[] =>
  Array.from({ length: Math.ceil(columns.length / most) }, (_, part) => columns.slice(part * most, (part + 1) * most));
