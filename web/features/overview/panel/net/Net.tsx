import { overview } from '#shared/contract/overview.ts';
import { ExplainDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Found } from '../../model/cells.ts';
import { explainedWeek } from '../../model/explained.ts';
import type { MapRow } from '../../model/rows.ts';
import { Expected } from './Expected.tsx';
import styles from './Net.module.css';
import { NetFigures } from './NetFigures.tsx';
import { NetTable } from './NetTable.tsx';
import { Risk } from './Risk.tsx';

interface NetProps {
  /** A cell with its receipt before expected absence. */
  readonly found: Found;
  readonly rows: readonly MapRow[];
  readonly chosen: ReadonlySet<string>;
  /** The cell is the selected one: nothing is requested for cells that the pointer passes. */
  readonly isResting: boolean;
}

/** The expected absence of a category in the week by its sources, and the distribution of its supply. */
const useCategoryRisk = ({ row, cell }: Found, isResting: boolean) => {
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = row.place?.ids ?? {};
  const isCategory = row.place?.level === 'category';
  const call = { params: { orgId, areaId, unitId, categoryId }, query: { week: cell.week.start } };
  return { isCategory, ...useEndpoint(overview.categoryRisk, isCategory && isResting ? call : null) };
};

/** Gross, expected absence, net and demand of a cell, what the absence is assumed from, and the risk of a shortage. */
export const Net = ({ found, rows, chosen, isResting }: NetProps) => {
  const textOf = useProblemText();
  const { isCategory, data, error } = useCategoryRisk(found, isResting);
  const { row, cell } = found;
  const total = rows.at(-1);
  const isUnit = total?.place?.level === 'unit';
  if (cell.receipt === undefined) return null;
  return (
    <div className={styles.net}>
      <ExplainDrawer week={explainedWeek(row, rows, chosen, cell.week.start)}>
        <NetFigures receipt={cell.receipt} />
      </ExplainDrawer>
      {isCategory && data && <Expected expected={data.expected} week={cell.week} />}
      {isCategory && !data && (error ? <p role="alert">{textOf(error)}</p> : <Bone height={64} />)}
      <Risk receipt={cell.receipt} of={data} isSum={!isCategory} />
      {isUnit && (
        <ExplainDrawer week={explainedWeek(total, rows, chosen, cell.week.start)}>
          <NetTable rows={rows} week={cell.week} selected={row.key} />
        </ExplainDrawer>
      )}
    </div>
  );
};
