import { Base } from '@ant-design/charts';
import { type ComponentProps, useMemo, useState } from 'react';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './Drawing.module.css';
import { paintSheet } from './paint.ts';
import { tooltip } from './tooltip.ts';

type BaseProps = ComponentProps<typeof Base>;

/** What is drawn: marks over one plot, with their scales and axes. Its colours are of `paint`. */
export type ChartSpec = Pick<BaseProps, 'paddingTop' | 'paddingRight' | 'paddingBottom' | 'paddingLeft'> & {
  readonly children: NonNullable<Extract<BaseProps, { readonly type?: 'view' }>['children']>;
};

interface DrawingProps {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Kept with useMemo by the caller: another one is drawn anew. */
  readonly spec: ChartSpec;
}

const sheet = paintSheet(`.${styles.drawing}`);

/** A chart of the library as SVG, at once and on the ground of its page. A skeleton covers it until it is drawn. */
export const Drawing = ({ width, height, spec }: DrawingProps) => {
  const [isDrawn, setDrawn] = useState(false);
  const chart = useMemo(
    () => (
      <Base
        type="view"
        {...spec}
        width={width}
        height={height}
        autoFit={false}
        animate={false}
        margin={0}
        inset={0}
        theme={{ type: 'classic', view: { viewFill: 'transparent' } }}
        interaction={{ tooltip }}
        onReady={({ chart: drawn }) => drawn.on('afterrender', () => setDrawn(true))}
      />
    ),
    [width, height, spec],
  );
  return (
    <div className={styles.drawing} style={{ width, height }}>
      <style href="charts" precedence="charts">
        {sheet}
      </style>
      {chart}
      {!isDrawn && (
        <div className={styles.waiting}>
          <BlockSkeleton height={height} />
        </div>
      )}
    </div>
  );
};
