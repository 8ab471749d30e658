import { useTranslation } from 'react-i18next';
import type { BedPeriod } from '#shared/model/bed.ts';
import type { Day } from '#shared/time/day.ts';
import { ExplainedField } from '#web/explain/Explained.tsx';
import { weekTexts } from '#web/planning/dates.ts';
import { Num } from '#web/ui/figures/Num.tsx';
import { bedsOf, bedsText } from '../model/beds.ts';
import type { Cell } from '../model/rows.ts';
import styles from './UnitFigures.module.css';

interface UnitFiguresProps {
  readonly cell: Cell;
  /** Undefined where the unit does not show its beds. */
  readonly beds: readonly BedPeriod[] | undefined;
}

const Beds = ({ periods, monday }: { readonly periods: readonly BedPeriod[]; readonly monday: Day }) => {
  const { t } = useTranslation();
  const { now, next } = bedsOf(periods, monday);
  return (
    <div>
      <dt>{t('overview.beds.title')}</dt>
      <dd>{now ? bedsText(now) : '–'}</dd>
      {next && (
        <dd className={styles.next}>{t('overview.beds.next', { ...weekTexts(next.start), beds: bedsText(next) })}</dd>
      )}
    </div>
  );
};

/** The beds of the unit in a week, and the differences of weekend and night shifts of the row. */
export const UnitFigures = ({ cell: { receipt, week }, beds }: UnitFiguresProps) => {
  const { t } = useTranslation();
  return (
    <dl className={styles.figures}>
      {beds && <Beds periods={beds} monday={week.start} />}
      <div>
        <dt>{t('overview.parts.weekend')}</dt>
        <dd>
          <ExplainedField field="diffWeekendShifts" of={t('overview.parts.weekend').toLowerCase()}>
            <Num value={receipt?.diffWeekendShifts} as="receipt" difference />
          </ExplainedField>
        </dd>
      </div>
      <div>
        <dt>{t('overview.parts.night')}</dt>
        <dd>
          <ExplainedField field="diffNightShifts" of={t('overview.parts.night').toLowerCase()}>
            <Num value={receipt?.diffNightShifts} as="receipt" difference />
          </ExplainedField>
        </dd>
      </div>
    </dl>
  );
};
