import { useTranslation } from 'react-i18next';
import { PaperGraph, PaperPoints } from '#web/kit/charts/PaperGraph.tsx';
import { PaperLegend } from '#web/kit/charts/PaperLegend.tsx';
import { CommentList } from './CommentList.tsx';
import styles from './FollowUpPaper.module.css';
import { FollowUpTable } from './FollowUpTable.tsx';
import type { Lacks } from './lacks.ts';
import { months } from './months.ts';
import type { FollowUpYear } from './rows.ts';
import { useGraph } from './useGraph.ts';

/** In px, as in the style sheet: the names, the year, and the graph. */
const LABEL = 176;
const TOTAL = 132;
const HEIGHT = 88;
const RUNNING = 48;

interface FollowUpPaperProps {
  readonly unit: FollowUpYear;
  readonly lacks: Lacks;
  /** In px. */
  readonly width: number;
}

/** The year of a unit at the width of a report: graph, table and comments. */
export const FollowUpPaper = ({ unit, lacks, width }: FollowUpPaperProps) => {
  const { t } = useTranslation();
  const graph = useGraph(unit);
  return (
    <div className={styles.paper} style={{ width }}>
      {graph.isDrawn && (
        <div className={styles.graph}>
          <PaperLegend
            unit={t('followup.graph.hours')}
            label={t('followup.graph.lines')}
            lines={graph.lines}
            short={t('followup.graph.less')}
            over={t('followup.graph.more')}
          />
          <PaperGraph
            description={graph.description}
            lines={graph.lines}
            count={months.length}
            scale={graph.scale}
            axis={LABEL}
            step={(width - LABEL - TOTAL) / months.length}
            height={HEIGHT}
            gaps={graph.gaps}
            dividers={months.map((month) => month - 1)}
          />
          {graph.cumulative.some((value) => value !== null) && (
            <>
              <p className={styles.running}>{t('followup.graph.running')}</p>
              <PaperPoints
                description={t('followup.graph.runningText', { year: String(unit.year) })}
                values={graph.cumulative}
                count={months.length}
                scale={graph.cumulativeScale}
                axis={LABEL}
                step={(width - LABEL - TOTAL) / months.length}
                height={RUNNING}
              />
            </>
          )}
        </div>
      )}
      <FollowUpTable
        unit={unit}
        lacks={lacks}
        caption={t('followup.tableOf', { year: String(unit.year), name: unit.unitName })}
      />
      <CommentList comments={unit.comments} />
    </div>
  );
};
