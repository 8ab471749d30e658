import { LineSample } from './LineSample.tsx';
import type { StepLine } from './lines.ts';
import { GapArea } from './PaperGraph.tsx';
import styles from './PaperLegend.module.css';

interface PaperLegendProps {
  /** Of the values. */
  readonly unit: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly lines: readonly StepLine[];
  /** What the hatched and the dotted areas are. */
  readonly short: string;
  readonly over: string;
}

const SAMPLE = { x: 0, y: 0, width: 14, height: 10 };

/** What the lines and areas of a graph on paper are. */
export const PaperLegend = ({ unit, label, lines, short, over }: PaperLegendProps) => (
  <div className={styles.legend}>
    <span>{unit}</span>
    <ul aria-label={label}>
      {lines.map(({ key, name, color, dash, strong }) => (
        <li key={key}>
          <LineSample color={color} dash={dash} strong={strong} />
          {name}
        </li>
      ))}
      {[short, over].map((name) => (
        <li key={name}>
          <svg width={SAMPLE.width} height={SAMPLE.height} aria-hidden="true">
            <GapArea {...SAMPLE} short={name === short} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  </div>
);
