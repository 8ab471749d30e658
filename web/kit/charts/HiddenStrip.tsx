import styles from './StepGraph.module.css';
import { StretchedSvg } from './StretchedSvg.tsx';

/** The height of the strip in px. */
export const STRIP = 12;

interface HiddenStripProps {
  /** The text alternative. */
  readonly description: string;
  /** One amount a step, 0 or more. */
  readonly values: readonly number[];
  /** The amount of a bar as high as the strip. */
  readonly most: number;
}

/** Amounts by step that the areas of a graph cannot show, as bars on the columns of the graph. */
export const HiddenStrip = ({ description, values, most }: HiddenStripProps) => (
  <StretchedSvg className={styles.graph} description={description} count={values.length} height={STRIP}>
    <line className={styles.grid} x1="0" x2={values.length} y1={STRIP} y2={STRIP} />
    {values.map((value, index) => {
      const height = value > 0 ? Math.max(2, (value / most) * STRIP) : 0;
      return (
        height > 0 && (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place.
          <rect key={index} className={styles.hidden} x={index} width="1" y={STRIP - height} height={height} />
        )
      );
    })}
  </StretchedSvg>
);
