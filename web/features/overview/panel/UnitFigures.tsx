import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imbalanceOf, type WeekReceipt } from '#shared/calculation/index.ts';
import type { BedPeriod } from '#shared/model/bed.ts';
import { round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf } from '#shared/time/week.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { weekTexts } from '#web/domain/planning/dates.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { bedsOf, bedsText } from '../model/beds.ts';
import type { Cell } from '../model/rows.ts';
import styles from './UnitFigures.module.css';

interface UnitFiguresProps {
  readonly cell: Cell;
  /** Undefined where the unit does not show its beds. */
  readonly beds: readonly BedPeriod[] | undefined;
  /** The receipts of the categories that the cell is the sum of; undefined at the cell of one category. */
  readonly parts: readonly WeekReceipt[] | undefined;
}

interface BedFigureProps {
  readonly of: string;
  /** Of a later week. */
  readonly monday?: Day;
  readonly children: ReactNode;
}

/** Beds of the whole unit, also at the cell of one category, explained by the weighted mean of their week. */
const BedFigure = ({ of, monday, children }: BedFigureProps) => (
  <ExplainedField
    categoryName={null}
    field="beds"
    of={of}
    {...(monday && { part: { start: monday, end: sundayOf(monday) } })}
  >
    {children}
  </ExplainedField>
);

const Beds = ({ periods, monday }: { readonly periods: readonly BedPeriod[]; readonly monday: Day }) => {
  const { t } = useTranslation();
  const { now, next } = bedsOf(periods, monday);
  return (
    <div>
      <dt>{t('overview.beds.title')}</dt>
      <dd>{now ? <BedFigure of={t('overview.beds.title').toLowerCase()}>{bedsText(now)}</BedFigure> : '–'}</dd>
      {next && (
        <dd className={styles.next}>
          <BedFigure of={t('overview.beds.fact', weekTexts(next.start)).toLowerCase()} monday={next.start}>
            {t('overview.beds.next', { ...weekTexts(next.start), beds: bedsText(next) })}
          </BedFigure>
        </dd>
      )}
    </div>
  );
};

/**
 * The beds of the unit in a week, and the differences of weekend and night shifts of the row; of several categories the
 * shortage, and the surplus apart.
 */
export const UnitFigures = ({ cell: { receipt, week }, beds, parts }: UnitFiguresProps) => {
  const { t } = useTranslation();
  const shifts = (label: string, field: 'diffWeekendShifts' | 'diffNightShifts') => {
    const imbalance = parts && imbalanceOf(parts.map((part) => part[field]));
    const difference = parts ? imbalance?.short : receipt?.[field];
    const isZero = typeof difference === 'number' && round(difference, 2) === 0;
    if (isZero && !(imbalance && round(imbalance.over, 2) > 0)) return null;
    return (
      <div>
        <dt>{label}</dt>
        <dd>
          <ExplainedField field={parts ? `${field}.short` : field} of={label.toLowerCase()}>
            <Num value={difference} as="receipt" sign difference />
          </ExplainedField>
        </dd>
        {imbalance && round(imbalance.over, 2) > 0 && (
          <dd className={styles.next}>
            {t('overview.parts.over')}{' '}
            <ExplainedField field={`${field}.over`} of={`${label}, ${t('overview.parts.over')}`.toLowerCase()}>
              <Num value={imbalance.over} as="receipt" sign />
            </ExplainedField>
          </dd>
        )}
      </div>
    );
  };
  return (
    <dl className={styles.figures}>
      {beds && <Beds periods={beds} monday={week.start} />}
      {shifts(t('overview.parts.weekend'), 'diffWeekendShifts')}
      {shifts(t('overview.parts.night'), 'diffNightShifts')}
    </dl>
  );
};
