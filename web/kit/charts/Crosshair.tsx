import { type RefObject, useRef } from 'react';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Crosshair.module.css';
import { LineSample } from './LineSample.tsx';
import type { StepLine } from './lines.ts';
import { useHoveredStep } from './useHoveredStep.ts';

interface CrosshairProps {
  /** The element whose pointer is followed: the graph, or the graph with its table. */
  readonly area: RefObject<HTMLElement | null>;
  /** The names of the steps from the left. */
  readonly titles: readonly string[];
  /** In the order read. */
  readonly lines: readonly StepLine[];
  /** How much of the area's left edge lies over the steps, in px. */
  readonly covered?: number;
}

/**
 * Marks the step under the pointer and lists its values. Fills a positioned container that spans exactly the steps. For
 * the pointer only: a table holds the same values as text.
 */
export const Crosshair = ({ area, titles, lines, covered = 0 }: CrosshairProps) => {
  const plot = useRef<HTMLDivElement>(null);
  const hovered = useHoveredStep({ plot, area, count: titles.length, covered });
  const step = 100 / titles.length;
  return (
    <div ref={plot} className={styles.plot} aria-hidden="true">
      {hovered && (
        <div className={styles.step} style={{ left: `${hovered.index * step}%`, width: `${step}%` }}>
          <div className={`${styles.reading} ${hovered.right ? styles.before : ''}`} data-reading="">
            <b>{titles[hovered.index]}</b>
            <dl>
              {lines.map(({ key, name, values, color, dash }) => (
                <div key={key}>
                  <dt>
                    <LineSample color={color} dash={dash} /> {name}
                  </dt>
                  <dd>{numberText(values[hovered.index], 'receipt')}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </div>
  );
};
