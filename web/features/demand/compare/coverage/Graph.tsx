import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepGraph } from '#web/charts/StepGraph.tsx';
import { scaleOf } from '#web/charts/scale.ts';
import { Ticks } from '#web/charts/Ticks.tsx';
import { type CoverageWeek, drawnValues } from '../model/weeks.ts';
import styles from './Graph.module.css';
import { useLines } from './useLines.ts';

const HEIGHT = 132;

/** Supply, live and simulated demand as step lines over the weeks of the table below; areas between supply and simulation. */
export const Graph = ({ weeks }: { readonly weeks: readonly CoverageWeek[] }) => {
  const { t } = useTranslation();
  const lines = useLines(weeks);
  const scale = useMemo(() => scaleOf(drawnValues(weeks)), [weeks]);
  const gap = useMemo(
    () => ({ demand: weeks.map(({ simulated }) => simulated.demand), supply: weeks.map(({ supply }) => supply) }),
    [weeks],
  );
  return (
    <div className={styles.graph}>
      <div className={styles.axis}>
        <Ticks scale={scale} height={HEIGHT} />
      </div>
      <StepGraph
        description={t('demand.compare.coverage.graph')}
        lines={lines}
        count={weeks.length}
        scale={scale}
        height={HEIGHT}
        gap={gap}
      />
    </div>
  );
};
