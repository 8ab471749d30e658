import { useTranslation } from 'react-i18next';
import { writtenDifference } from '#shared/quantity/written.ts';
import { weekOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure } from '#web/kit/ui/figures/shade.ts';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { WeekHeading } from '#web/kit/ui/holidays/WeekHeading.tsx';
import type { CoverageOfWeeks, CoverageWeek } from '../model/weeks.ts';
import styles from './CoverageTable.module.css';

interface CoverageTableProps {
  readonly coverage: CoverageOfWeeks;
  readonly weeksText: string;
}

/** A difference in the class that the coverage map gives it. */
const Difference = ({ value }: { readonly value: number | null }) => {
  const shown = shownFigure(value);
  return (
    <span className={`${styles.cell} ${shadeStyles.shade} ${shadeStyles[shadeOf(shown)]}`}>
      {numberText(shown, 'keyValue', { sign: true })}
    </span>
  );
};

/** Supply, both demands and their differences by week, and the means over all weeks. */
export const CoverageTable = ({ coverage: { weeks, means }, weeksText }: CoverageTableProps) => {
  const { t } = useTranslation();
  const classOf = ({ isInside }: CoverageWeek) => (isInside ? undefined : styles.outside);
  const isBlank = ({ isInside }: CoverageWeek, side: 'live' | 'simulated') => side === 'simulated' && !isInside;
  const figures = (
    label: string,
    of: (week: CoverageWeek) => number | null,
    mean: number | null,
    side: 'live' | 'simulated' = 'live',
  ) => (
    <>
      <th scope="row">{label}</th>
      {weeks.map((week) => (
        <td key={week.start} className={classOf(week)}>
          {!isBlank(week, side) && numberText(of(week), 'keyValue')}
        </td>
      ))}
      <td className={styles.mean}>{numberText(mean, 'receipt')}</td>
    </>
  );
  const meanDifference = (side: 'live' | 'simulated') =>
    writtenDifference(means[side].difference, means.supply, means[side].demand);
  const differences = (side: 'live' | 'simulated') => (
    <>
      <th scope="row">
        <span aria-hidden="true">{t('demand.compare.coverage.difference')}</span>
        <span className="visually-hidden">{t(`demand.compare.coverage.${side}Difference`)}</span>
      </th>
      {weeks.map((week) => (
        <td key={week.start} className={classOf(week)}>
          {!isBlank(week, side) && <Difference value={week[side].difference} />}
        </td>
      ))}
      <td className={styles.mean}>{numberText(meanDifference(side), 'receipt', { sign: true })}</td>
    </>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('demand.compare.coverage.title')}</caption>
      <colgroup>
        <col className={styles.nameColumn} />
        <col span={weeks.length} />
        <col className={styles.meanColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">{t('demand.compare.coverage.week')}</span>
          </th>
          {weeks.map((week) => (
            <WeekHeading
              key={week.start}
              week={weekOf(week.start)}
              isNow={weekOf(today()).start === week.start}
              className={classOf(week)}
            />
          ))}
          <th scope="col" className={styles.mean}>
            {t('demand.compare.coverage.mean', { weeks: weeksText })}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>{figures(t('demand.compare.coverage.supply'), ({ supply }) => supply, means.supply)}</tr>
        <tr>{figures(t('demand.compare.coverage.live'), ({ live }) => live.demand, means.live.demand)}</tr>
        <tr className={styles.quiet}>{differences('live')}</tr>
        <tr className={`${styles.strong} ${styles.first}`}>
          {figures(
            t('demand.compare.coverage.simulated'),
            ({ simulated }) => simulated.demand,
            means.simulated.demand,
            'simulated',
          )}
        </tr>
        <tr className={styles.strong}>{differences('simulated')}</tr>
      </tbody>
    </table>
  );
};
