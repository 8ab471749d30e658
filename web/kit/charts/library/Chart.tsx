import { lazy, Suspense, useId } from 'react';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import styles from './Chart.module.css';
import type { ChartSpec } from './Drawing.tsx';

const Drawing = lazy(loadChunk(async () => ({ default: (await import('./Drawing.tsx')).Drawing })));

interface ChartProps {
  /** The text alternative: what the chart shows, and where a table has the same figures. */
  readonly description: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Kept with useMemo: another one is drawn anew. */
  readonly spec: ChartSpec;
}

/** A chart of the library with its text alternative. The library is loaded with the first chart that is shown. */
export const Chart = ({ description, width, height, spec }: ChartProps) => {
  const id = useId();
  return (
    // As wide as its drawing also before that is loaded: what scrolls it is told of its width.
    <figure className={styles.chart} style={{ minWidth: width }}>
      <div role="img" aria-labelledby={id}>
        <Suspense fallback={<BlockSkeleton height={height} />}>
          <Drawing width={width} height={height} spec={spec} />
        </Suspense>
      </div>
      <figcaption id={id} className="visually-hidden">
        {description}
      </figcaption>
    </figure>
  );
};
