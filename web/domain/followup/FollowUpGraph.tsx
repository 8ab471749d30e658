import { useTranslation } from 'react-i18next';
import graphStyles from '#web/kit/charts/MonthGraph.module.css';
import { MonthGraph } from '#web/kit/charts/MonthGraph.tsx';
import { PointGraph } from '#web/kit/charts/PointGraph.tsx';
import { Ticks } from '#web/kit/charts/Ticks.tsx';
import styles from './FollowUpGraph.module.css';
import { type Lacks, lackingMonths } from './lacks.ts';
import { months } from './months.ts';
import type { FollowUpYear } from './rows.ts';
import { useGraph } from './useGraph.ts';

const HOURS = 58;
const RUNNING = 30;

interface FollowUpGraphProps {
  readonly unit: FollowUpYear;
  readonly lacks: Lacks;
}

/**
 * Worked and demanded hours over the months of the table below, the areas between them filled; the running difference on a scale of its own
 * under them. Nothing where no month has either.
 */
export const FollowUpGraph = ({ unit, lacks }: FollowUpGraphProps) => {
  const { t } = useTranslation();
  const graph = useGraph(unit);
  if (!graph.isDrawn) return null;
  return (
    <div className={styles.graphs}>
      <MonthGraph
        description={graph.description}
        unit={t('followup.graph.hours')}
        lines={graph.lines}
        scale={graph.scale}
        gaps={graph.gaps}
        missing={lackingMonths(lacks).map((month) => month - 1)}
        height={HOURS}
      />
      {graph.cumulative.some((value) => value !== null) && (
        <div className={graphStyles.graph}>
          <div className={graphStyles.axis}>
            <span className={graphStyles.unit} aria-hidden="true">
              {t('followup.graph.running')}
            </span>
            <Ticks scale={graph.cumulativeScale} height={RUNNING} />
          </div>
          <PointGraph
            description={t('followup.graph.runningText', { year: String(unit.year) })}
            values={graph.cumulative}
            scale={graph.cumulativeScale}
            count={months.length}
            height={RUNNING}
          />
        </div>
      )}
    </div>
  );
};
