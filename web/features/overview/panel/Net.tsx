import { ExplainDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { CategoryNet } from '#web/domain/net/CategoryNet.tsx';
import styles from '#web/domain/net/Net.module.css';
import { NetFigures } from '#web/domain/net/NetFigures.tsx';
import { type NetPart, NetTable } from '#web/domain/net/NetTable.tsx';
import { Risk } from '#web/domain/net/Risk.tsx';
import { planOf } from '../links.ts';
import type { Found } from '../model/cells.ts';
import { explainedWeek } from '../model/explained.ts';
import { isLeaf } from '../model/outline.ts';
import type { MapRow } from '../model/rows.ts';

interface NetProps {
  /** A cell with its receipt before expected absence. */
  readonly found: Found;
  readonly rows: readonly MapRow[];
  readonly chosen: ReadonlySet<string>;
  /** The cell is the selected one: nothing is requested for cells that the pointer passes. */
  readonly isResting: boolean;
}

/** The categories of a unit in the week, before expected absence. */
const partsOf = (rows: readonly MapRow[], { row, cell: { week } }: Found): readonly NetPart[] =>
  rows.filter(isLeaf).flatMap(({ key, name, place, cells }) => {
    const receipt = cells.find((cell) => cell.week.start === week.start)?.receipt;
    return receipt ? [{ key, name, receipt, href: place && planOf(place, week), isSelected: key === row.key }] : [];
  });

/** Gross, expected absence, net and demand of a cell, what the absence is assumed from, and the risk of a shortage. */
export const Net = ({ found, rows, chosen, isResting }: NetProps) => {
  const { row, cell } = found;
  const { receipt, week } = cell;
  const total = rows.at(-1);
  const isUnit = total?.place?.level === 'unit';
  if (receipt === undefined) return null;
  return (
    <div className={styles.net}>
      <ExplainDrawer week={explainedWeek(row, rows, chosen, week.start)}>
        <NetFigures receipt={receipt} />
      </ExplainDrawer>
      {row.place?.level === 'category' ? (
        <CategoryNet ids={row.place.ids} week={week} receipt={receipt} isResting={isResting} />
      ) : (
        <Risk receipt={receipt} of={undefined} isSum />
      )}
      {isUnit && (
        <ExplainDrawer week={explainedWeek(total, rows, chosen, week.start)}>
          <NetTable parts={partsOf(rows, found)} week={week} />
        </ExplainDrawer>
      )}
    </div>
  );
};
