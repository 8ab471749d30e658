/** Rows next to each other that are drawn, or that are out of sight. */
export interface Block<Row> {
  /** The index of the first among the shown rows. */
  readonly from: number;
  readonly rows: readonly Row[];
  readonly drawn: boolean;
}

/** The rows of a group in blocks; `from` is the index of its first, `isDrawn` says whether the row of an index is drawn. */
export const blocksOf = <Row>(
  rows: readonly Row[],
  from: number,
  isDrawn: (index: number) => boolean,
): readonly Block<Row>[] => {
  const blocks: { from: number; rows: Row[]; drawn: boolean }[] = [];
  for (const [offset, row] of rows.entries()) {
    const drawn = isDrawn(from + offset);
    const last = blocks.at(-1);
    if (last?.drawn === drawn) last.rows.push(row);
    else blocks.push({ from: from + offset, rows: [row], drawn });
  }
  return blocks;
};
