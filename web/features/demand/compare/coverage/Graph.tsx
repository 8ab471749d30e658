import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EndLabels } from '#web/kit/charts/EndLabels.tsx';
import { StepGraph } from '#web/kit/charts/StepGraph.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf, yOf } from '#web/kit/charts/steps.ts';
import { Ticks } from '#web/kit/charts/Ticks.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { labelsOf } from '../model/labels.ts';
import { type CoverageWeek, drawnValues } from '../model/weeks.ts';
import styles from './Graph.module.css';
import { useLines } from './useLines.ts';

const HEIGHT = 132;

interface GraphProps {
  readonly weeks: readonly CoverageWeek[];
  /** How many of the weeks lie in the simulated period. */
  readonly count: number;
}

/** Supply, live and simulated demand as step lines over the weeks of the table below; areas between supply and simulation. */
export const Graph = ({ weeks, count }: GraphProps) => {
  const { t } = useTranslation();
  const lines = useLines(weeks);
  const scale = useMemo(() => scaleOf(drawnValues(weeks)), [weeks]);
  const gaps = useMemo(
    () =>
      gapsOf(
        weeks.map(({ simulated }) => simulated.demand),
        weeks.map(({ supply }) => supply),
      ),
    [weeks],
  );
  const percentOf = (steps: number) => `${(100 * steps) / weeks.length}%`;
  const first = weeks.findIndex(({ isInside }) => isInside);
  const y = yOf(scale, HEIGHT);
  return (
    <div className={styles.graph}>
      <div className={styles.axis}>
        <Ticks scale={scale} height={HEIGHT} />
      </div>
      <div className={styles.plot} aria-hidden="true">
        <i className={styles.inside} style={{ left: percentOf(first), width: percentOf(count), height: HEIGHT }} />
      </div>
      <StepGraph
        description={t('demand.compare.coverage.graph')}
        lines={lines}
        count={weeks.length}
        scale={scale}
        height={HEIGHT}
        gaps={gaps}
      />
      <div className={`${styles.plot} ${styles.labels}`} aria-hidden="true">
        {labelsOf(weeks).map(({ side, index, value, isAbove }) => (
          <span
            key={side}
            className={isAbove ? styles.above : styles.below}
            style={{ left: percentOf(index), top: y(value) }}
          >
            {t(`demand.compare.coverage.label.${side}`, { value: numberText(value, 'receipt') })}
          </span>
        ))}
      </div>
      <div className={styles.ends}>
        <EndLabels lines={lines} scale={scale} height={HEIGHT} />
      </div>
    </div>
  );
};
