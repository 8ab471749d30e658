import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { StepGraph } from '#web/kit/charts/StepGraph.tsx';
import { scaleAround } from '#web/kit/charts/scale.ts';
import { yOf } from '#web/kit/charts/steps.ts';
import { Ticks } from '#web/kit/charts/Ticks.tsx';
import styles from './AbsenceGraph.module.css';
import { absenceMonths, countedOf } from './model/graph.ts';
import type { AbsenceSheet } from './useAbsence.ts';

const HEIGHT = 132;
/** The years of the outcomes, from the newest: a month has at most two, of three years together. */
const YEARS = 3;
const dots = [styles.newest, styles.before, styles.oldest];

/** The months of the category that is typed in, all kinds together: what counts, what is proposed, and what each month was. The sheet and its card say the same in figures. */
export const AbsenceGraph = ({ absence: { sheet } }: { readonly absence: AbsenceSheet }) => {
  const { t } = useTranslation();
  const { row: at, column } = sheet.state.selection.active;
  const category = sheet.rows[at]?.row.category;
  const sums = sheet.rows.find(({ row }) => row.kind === 'sum' && row.category.id === category?.id);
  const shown = useMemo(() => category && absenceMonths(category), [category]);
  if (!category || !shown || !sums) return null;
  const counted = countedOf(sums.texts);
  const { proposed, outcomes } = shown;
  const values = [...counted, ...proposed].filter((value) => value !== null);
  const isEmpty = values.length === 0 && outcomes.length === 0;
  const scale = scaleAround([...values, ...outcomes.map(({ percent }) => percent)]);
  const y = yOf(scale, HEIGHT);
  const years = [...new Set(outcomes.map(({ year }) => year))].sort((a, b) => b - a).slice(0, YEARS);
  const lines = [
    { key: 'proposed', name: t('absence.graph.proposed'), values: proposed, color: 'var(--text-3)', dash: '2 3' },
    { key: 'counted', name: t('absence.graph.counted'), values: counted, color: 'var(--text)', strong: true },
  ];
  return (
    <div className={styles.graph}>
      <div className={styles.name}>
        <b>{category.name}</b>
        <small>{t('absence.graph.sum')}</small>
        {!isEmpty && <Ticks scale={scale} height={HEIGHT} />}
      </div>
      <div className={styles.months}>
        {isEmpty ? (
          <p className={styles.none}>{t('absence.graph.none')}</p>
        ) : (
          <StepGraph
            description={t('absence.graph.label', { category: category.name })}
            lines={lines}
            count={monthNames.length}
            scale={scale}
            height={HEIGHT}
            {...(column < monthNames.length && { band: { first: column, count: 1 } })}
          />
        )}
        {outcomes.map(({ year, month, percent }) => (
          <i
            key={`${year} ${month}`}
            className={dots[years.indexOf(year)]}
            style={{
              left: `${((month + 0.5 - 0.2 * years.indexOf(year)) / monthNames.length) * 100}%`,
              top: y(percent),
            }}
            aria-hidden="true"
          />
        ))}
      </div>
      <ul className={styles.key}>
        <li className={styles.counted}>{t('absence.graph.counted')}</li>
        <li className={styles.proposed}>{t('absence.graph.proposed')}</li>
        {years.map((year, index) => (
          <li key={year}>
            <i className={dots[index]} aria-hidden="true" />
            {t('absence.graph.outcome', { year: String(year) })}
          </li>
        ))}
      </ul>
    </div>
  );
};
