import { useTranslation } from 'react-i18next';
import barStyles from '#web/domain/planning/balance/Balance.module.css';
import { Stat } from '#web/domain/planning/balance/Stat.tsx';
import { decimalsOf, type NumberFormat, numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Compare.module.css';
import type { Costs } from './model/costs.ts';
import { type Figures, writtenChange } from './model/pair.ts';
import type { ComparedSums } from './model/rows.ts';
import type { CoverageOfWeeks } from './model/weeks.ts';

interface FiguresStatProps {
  readonly label: string;
  readonly short?: string;
  readonly figures: Figures;
  readonly as: NumberFormat;
  readonly unit?: string;
  /** Whether it is left out where the others take the room: the tables have it too. */
  readonly optional?: boolean;
  /** The figures are differences to a demand: written with their sign, a change for the worse in red. */
  readonly isDifference?: boolean;
}

/** A figure live → simulated with its change. */
const FiguresStat = ({ figures, as, isDifference = false, ...stat }: FiguresStatProps) => {
  const change = writtenChange(figures, decimalsOf(as));
  const text = (value: number | null) => numberText(value, as, { sign: isDifference });
  const look = isDifference && change !== null && change < 0 ? styles.worse : undefined;
  return (
    <Stat
      {...stat}
      note={change !== null && change !== 0 && <b className={look}>{numberText(change, as, { sign: true })}</b>}
    >
      <del className={styles.old}>{text(figures.live)}</del>
      <i className={styles.arrow} aria-hidden="true">
        →
      </i>
      <ins className={styles.new}>{text(figures.simulated)}</ins>
    </Stat>
  );
};

interface CompareSumsProps {
  /** Undefined when no live period shares a day with the simulated one. */
  readonly sums: ComparedSums | undefined;
  readonly costs: Costs | undefined;
  readonly coverage: CoverageOfWeeks;
  /** The weeks of the live period of the table, and of the simulated one. */
  readonly liveWeeks: string;
  readonly weeksText: string;
}

/** A normal week of the table's live period against the simulated one, and the coverage of all weeks. */
export const CompareSums = ({ sums, costs, coverage, liveWeeks, weeksText }: CompareSumsProps) => {
  const { t } = useTranslation();
  const { means, short, count } = coverage;
  const hasCosts = costs !== undefined && costs.month.simulated !== null;
  const differences = { live: means.live.difference, simulated: means.simulated.difference };
  return (
    <section className={`${barStyles.bar} ${styles.bar}`} aria-label={t('demand.compare.sums')}>
      {sums && (
        <div className={`${barStyles.selection} wide-only`}>
          {/* Beside the costs there is room for the weeks alone. */}
          {!hasCosts && <span>{t('demand.compare.summary')}</span>}
          <b>{t('demand.compare.normalWeek', { weeks: liveWeeks })}</b>
        </div>
      )}
      <dl>
        {sums && (
          <>
            <FiguresStat label={t('demand.perWeek')} short={t('demand.perWeekShort')} figures={sums.hours} as="hours" />
            <FiguresStat label={t('demand.perMonth')} figures={sums.hoursPerMonth} as="hours" optional />
            <FiguresStat label={t('demand.services')} figures={sums.services} as="receipt" />
          </>
        )}
        <FiguresStat
          label={t('demand.compare.meanDifference', { weeks: weeksText })}
          short={t('demand.compare.meanDifferenceBar')}
          figures={differences}
          as="receipt"
          isDifference
        />
        <FiguresStat
          label={t('demand.compare.shortWeeks')}
          short={t('demand.compare.shortWeeksBar')}
          figures={short}
          as="number"
          unit={t('demand.compare.ofWeeks', { count })}
        />
        {hasCosts && (
          <>
            <FiguresStat label={t('demand.compare.cost.month')} figures={costs.month} as="number" optional />
            <FiguresStat label={t('demand.compare.cost.year')} figures={costs.year} as="number" optional />
          </>
        )}
      </dl>
    </section>
  );
};
