import { memo } from 'react';
import type { RemedyKind } from '#shared/calculation/index.ts';
import type { Scale } from '#web/kit/charts/scale.ts';
import { yOf } from '#web/kit/charts/steps.ts';
import styles from './Kinds.module.css';

interface LayersProps {
  /** The supply of today by week. */
  readonly supply: readonly number[];
  /** What each kind of measure gives by week, from the lowest layer on. */
  readonly gives: readonly { readonly kind: RemedyKind; readonly weeks: readonly number[] }[];
  /** The weeks of the run. */
  readonly first: number;
  readonly count: number;
  readonly scale: Scale;
  /** In px. */
  readonly height: number;
}

/** Behind the lines of the graph: the weeks of the run, and in them the measures one above another, on the supply of today. */
export const Layers = memo(({ supply, gives, first, count, scale, height }: LayersProps) => {
  const y = yOf(scale, height);
  const boxes = supply.flatMap((today, week) => {
    let low = today;
    return gives.flatMap(({ kind, weeks }) => {
      const given = weeks[week]!;
      const box = { kind, week, low, given };
      low += given;
      return given === 0 ? [] : [box];
    });
  });
  const at = (week: number, weeks = 1) => ({
    insetInlineStart: `${(week / supply.length) * 100}%`,
    inlineSize: `${(weeks / supply.length) * 100}%`,
  });
  return (
    <div className={styles.layers} aria-hidden>
      <i className={styles.run} style={{ ...at(first, count), insetBlock: 0 }} />
      {boxes.map(({ kind, week, low, given }) => (
        <i
          key={`${kind} ${week}`}
          className={styles[kind]}
          style={{ ...at(week), insetBlockStart: y(low + given), blockSize: y(low) - y(low + given) }}
        />
      ))}
    </div>
  );
});
Layers.displayName = 'Layers';
