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

/** What a kind gives in consecutive weeks of equal figures. */
interface Box {
  readonly kind: RemedyKind;
  readonly week: number;
  weeks: number;
  readonly low: number;
  readonly given: number;
}

/** Behind the lines of the graph: the weeks of the run, and in them the measures one above another, on the supply of today. */
export const Layers = memo(({ supply, gives, first, count, scale, height }: LayersProps) => {
  const y = yOf(scale, height);
  const lows = [...supply];
  const boxes = gives.flatMap(({ kind, weeks }) => {
    const own: Box[] = [];
    for (const [week, given] of weeks.entries()) {
      const low = lows[week]!;
      const before = own.at(-1);
      if (given === 0) continue;
      lows[week] = low + given;
      if (before && before.week + before.weeks === week && before.low === low && before.given === given)
        before.weeks += 1;
      else own.push({ kind, week, weeks: 1, low, given });
    }
    return own;
  });
  const at = (week: number, weeks: number) => ({
    insetInlineStart: `${(week / supply.length) * 100}%`,
    inlineSize: `${(weeks / supply.length) * 100}%`,
  });
  return (
    <div className={styles.layers} aria-hidden>
      {/* Down to the names of the weeks, past the padding of the graph. */}
      <i className={styles.run} style={{ ...at(first, count), insetBlock: '0 -10px' }} />
      {boxes.map(({ kind, week, weeks, low, given }) => (
        <i
          key={`${kind} ${week}`}
          className={styles[kind]}
          style={{ ...at(week, weeks), insetBlockStart: y(low + given), blockSize: y(low) - y(low + given) }}
        />
      ))}
    </div>
  );
});
Layers.displayName = 'Layers';
