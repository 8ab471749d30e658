import { useTranslation } from 'react-i18next';
import { LineSample } from '#web/kit/charts/LineSample.tsx';
import type { StepLine } from '#web/kit/charts/lines.ts';
import { AreaSample, Legend } from '#web/kit/ui/figures/Legend.tsx';
import styles from './GraphLegend.module.css';
import { linesOf } from './lines.ts';

interface GraphLegendProps {
  /** The lines of the graph; without them those of gross figures. */
  readonly lines?: readonly StepLine[];
  /** In how many weeks there is a shortage. */
  readonly short: number;
  /** Whether the graph has the spread of a net supply. */
  readonly spread?: boolean;
  /** Without the lines, where each is named at its end. */
  readonly areasOnly?: boolean;
}

/** What each line of the graph is, by colour and dash, and what its areas are. */
export const GraphLegend = ({ lines, short, spread = false, areasOnly = false }: GraphLegendProps) => {
  const { t } = useTranslation();
  return (
    <Legend className={styles.legend} aria-label={t('schemas.lines')}>
      {!areasOnly &&
        (lines ?? linesOf(t, [])).map(({ key, name, color, dash }) => (
          <li key={key}>
            <LineSample color={color} dash={dash} />
            {name}
          </li>
        ))}
      {spread && (
        <li>
          <AreaSample of="spread" />
          {t('schemas.spread')}
        </li>
      )}
      <li>
        <AreaSample of="short" />
        {short > 0 ? t('schemas.short', { weeks: String(short) }) : t('schemas.shortage')}
      </li>
      <li>
        <AreaSample of="over" />
        {t('schemas.surplus')}
      </li>
    </Legend>
  );
};
