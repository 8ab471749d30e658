import { useTranslation } from 'react-i18next';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import type { CoverageOfWeeks } from '../model/weeks.ts';
import styles from './CoverageCard.module.css';
import { CoverageLegend } from './CoverageLegend.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { Graph } from './Graph.tsx';

/** The narrowest and the widest column of a week, and the columns beside the weeks, in px. */
const [LEAST, MOST, OTHERS] = [34, 90, 228];

interface CoverageCardProps {
  readonly coverage: CoverageOfWeeks;
  /** `v25–v36`. */
  readonly weeksText: string;
}

/** Supply against both demands, week by week, as a graph above a table with the same columns. */
export const CoverageCard = ({ coverage, weeksText }: CoverageCardProps) => {
  const { t } = useTranslation();
  const { weeks } = coverage;
  const width = { minWidth: OTHERS + LEAST * weeks.length, maxWidth: OTHERS + MOST * weeks.length };
  return (
    <Card
      title={t('demand.compare.coverage.title')}
      note={t('demand.compare.coverage.unit')}
      actions={<CoverageLegend />}
      className={styles.card}
    >
      {weeks.every(({ supply, isInside }) => supply === 0 || !isInside) && (
        <p className={styles.note}>{t('demand.compare.coverage.noSupply')}</p>
      )}
      <ScrollRegion className={styles.scroll} label={t('demand.compare.coverage.title')}>
        <div style={width}>
          <Graph weeks={weeks} count={coverage.count} />
          <CoverageTable coverage={coverage} weeksText={weeksText} />
        </div>
      </ScrollRegion>
    </Card>
  );
};
