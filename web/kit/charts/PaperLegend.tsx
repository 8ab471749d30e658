import { Legend } from '#web/kit/ui/figures/Legend.tsx';
import { LineSample } from './LineSample.tsx';
import type { StepLine } from './lines.ts';
import { GapArea, SpreadArea } from './PaperGraph.tsx';
import styles from './PaperLegend.module.css';

interface PaperLinesProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly lines: readonly StepLine[];
  /** What the hatched and the dotted areas are. */
  readonly short: string;
  readonly over: string;
  /** What the grey areas are, where there are such. */
  readonly spread?: string | undefined;
}

interface PaperLegendProps extends PaperLinesProps {
  /** Of the values. */
  readonly unit: string;
}

const SAMPLE = { x: 0, y: 0, width: 14, height: 10 };

/** The lines and areas of a graph on paper, each with its name. */
export const PaperLines = ({ label, lines, short, over, spread }: PaperLinesProps) => (
  <Legend aria-label={label}>
    {lines.map(({ key, name, color, dash, strong }) => (
      <li key={key}>
        <LineSample color={color} dash={dash} strong={strong} />
        {name}
      </li>
    ))}
    {spread && (
      <li>
        <svg width={SAMPLE.width} height={SAMPLE.height} aria-hidden="true">
          <SpreadArea {...SAMPLE} />
        </svg>
        {spread}
      </li>
    )}
    {[short, over].map((name) => (
      <li key={name}>
        <svg width={SAMPLE.width} height={SAMPLE.height} aria-hidden="true">
          <GapArea {...SAMPLE} short={name === short} />
        </svg>
        {name}
      </li>
    ))}
  </Legend>
);

/** The unit of a graph on paper, and what its lines and areas are. */
export const PaperLegend = ({ unit, ...lines }: PaperLegendProps) => (
  <div className={styles.legend}>
    <span>{unit}</span>
    <PaperLines {...lines} />
  </div>
);
