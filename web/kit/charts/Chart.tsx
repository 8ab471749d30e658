import { lazy, type ReactNode, Suspense, useId } from 'react';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import styles from './Chart.module.css';
import type { ChartSpec } from './Drawing.tsx';

const Drawing = lazy(loadChunk(async () => ({ default: (await import('./Drawing.tsx')).Drawing })));

interface ChartProps {
  /** The text alternative: one sentence with the main point. */
  readonly description: string;
  readonly height: number;
  /** Fixed width in px; otherwise as wide as there is room. */
  readonly width?: number;
  /** The Mix specification of @ant-design/charts: scale, axis, children. Keep it with useMemo. */
  readonly spec: ChartSpec;
  /** The table of the same figures, when none is beside the chart. */
  readonly table?: ReactNode;
  readonly tableLabel?: string;
}

/** A chart as vectors with its text alternative; the drawing code is loaded when the first chart is shown. */
export const Chart = ({ description, height, width, spec, table, tableLabel }: ChartProps) => {
  const id = useId();
  return (
    <figure className={styles.chart}>
      <div role="img" aria-labelledby={id} style={{ height, width: width ?? '100%' }}>
        <Suspense fallback={<BlockSkeleton height={height} />}>
          <Drawing height={height} width={width} spec={spec} />
        </Suspense>
      </div>
      <figcaption id={id} className="visually-hidden">
        {description}
      </figcaption>
      {table !== undefined && (
        <details className={styles.figures}>
          <summary>{tableLabel}</summary>
          {table}
        </details>
      )}
    </figure>
  );
};
