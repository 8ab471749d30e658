import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperGraph, PaperPoints } from '#web/kit/charts/PaperGraph.tsx';
import { PaperLegend } from '#web/kit/charts/PaperLegend.tsx';
import monthTable from '#web/kit/ui/figures/MonthTable.module.css';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { CommentList } from './CommentList.tsx';
import styles from './FollowUpPaper.module.css';
import { FollowUpTable } from './FollowUpTable.tsx';
import type { Lacks } from './lacks.ts';
import { months } from './months.ts';
import type { FollowUpYear } from './rows.ts';
import { useGraph } from './useGraph.ts';

/** In px: the names, on a whole page and on a narrower screen, the year with what a figure of it is of, and the graph. */
const LABEL = 164;
const NARROW_LABEL = 156;
const WHOLE = 1000;
const TOTAL = 156;
const HEIGHT = 88;
const RUNNING = 48;

interface FollowUpPaperProps {
  readonly unit: FollowUpYear;
  readonly lacks: Lacks;
  /** In px. */
  readonly width: number;
}

/** The year of a unit at the width of a report: graph and table, which scroll on a narrower screen, and comments. */
export const FollowUpPaper = ({ unit, lacks, width }: FollowUpPaperProps) => {
  const { t } = useTranslation();
  const graph = useGraph(unit);
  const label = width < WHOLE ? NARROW_LABEL : LABEL;
  const axis = { axis: label, step: (width - label - TOTAL) / months.length, count: months.length, stays: true };
  const caption = t('followup.tableOf', { year: String(unit.year), name: unit.unitName });
  return (
    <div className={`${styles.paper} ${monthTable.wholeTotals}`}>
      {graph.isDrawn && (
        <div className={styles.legend}>
          <PaperLegend
            unit={t('followup.graph.hours')}
            label={t('followup.graph.lines')}
            lines={graph.lines}
            short={t('followup.graph.less')}
            over={t('followup.graph.more')}
          />
        </div>
      )}
      <ScrollRegion label={caption} className={styles.scroll}>
        <div style={{ width, '--label': `${label}px`, '--total': `${TOTAL}px` } as CSSProperties}>
          {graph.isDrawn && (
            <div className={styles.graph}>
              <PaperGraph
                {...axis}
                description={graph.description}
                lines={graph.lines}
                scale={graph.scale}
                height={HEIGHT}
                gaps={graph.gaps}
                dividers={months.map((month) => month - 1)}
              />
              {graph.cumulative.some((value) => value !== null) && (
                <>
                  <p className={styles.running}>{t('followup.graph.running')}</p>
                  <PaperPoints
                    {...axis}
                    description={t('followup.graph.runningText', { year: String(unit.year) })}
                    values={graph.cumulative}
                    scale={graph.cumulativeScale}
                    height={RUNNING}
                  />
                </>
              )}
            </div>
          )}
          <FollowUpTable unit={unit} lacks={lacks} caption={caption} />
        </div>
      </ScrollRegion>
      <CommentList comments={unit.comments} />
    </div>
  );
};
