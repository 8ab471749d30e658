import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type CategoryRates, hourCost, monthHours, taxFactor, type YearHours } from '#shared/calculation/index.ts';
import { formatMinutes } from '#shared/quantity/minutes.ts';
import rowStyles from '#web/domain/cost/FormulaRows.module.css';
import { formatKeyValue } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { LiveRow } from '#web/kit/ui/sheet/core/live.ts';
import styles from './HourCard.module.css';
import { type HourFigures, hourFigures, rangeText, wholeText } from './hourFigures.ts';
import { type RateRow, usedRates } from './rateRows.ts';

interface HourCardProps {
  /** The row with what is typed. */
  readonly live: LiveRow<RateRow>;
  readonly isUnit: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the sheet. */
  readonly onLeave: () => void;
}

const windows = ['evening', 'night', 'weekend'] as const;

/** The hour cost at each full-time week, with the number of units that have it where there are several. */
const Weeks = ({
  year,
  rates,
  hours,
  isUnit,
}: {
  readonly year: number;
  readonly rates: CategoryRates;
  readonly hours: YearHours;
  readonly isUnit: boolean;
}) => {
  const { t } = useTranslation();
  return hours.weeks.map(({ fullTime, units }, index) => (
    <div key={fullTime}>
      <dt>{index === 0 && t('rates.head.hour')}</dt>
      <dd>
        {t('rates.hour.formula', {
          salary: numberText(rates.monthlySalary),
          tax: numberText(rates.payrollTax),
          hours: numberText(monthHours(fullTime), 'hours'),
        })}{' '}
        {hours.weeks.length > 1 && (
          <small>
            {formatMinutes(fullTime)} {isUnit ? t('rates.hour.partOfYear') : t('rates.hour.units', { count: units })}
          </small>
        )}
      </dd>
      <dd>{numberText(hourCost({ source: 'rates', year, rates }, fullTime), 'keyValue')}</dd>
    </div>
  ));
};

/** The parts of an hour: salary, payroll tax and inconvenient hours, as wide as they are large. */
const Bar = ({ rates, figures }: { readonly rates: CategoryRates; readonly figures: HourFigures }) => {
  const { t } = useTranslation();
  const { hour, ob } = figures;
  const factor = taxFactor(rates);
  if (!hour || hour.low !== hour.high || ob === null || factor === null) return null;
  const salary = hour.low / factor;
  const parts = { salary, tax: hour.low - salary, ob };
  return (
    <p className={styles.bar}>
      {(['salary', 'tax', 'ob'] as const)
        .filter((part) => parts[part] > 0)
        .map((part) => (
          <span key={part} className={styles[part]} style={{ flexGrow: parts[part] }}>
            {t(`rates.hour.part.${part}`, { kronor: wholeText(parts[part]) })}
          </span>
        ))}
    </p>
  );
};

/** What is not known of the cost of an hour, and why. */
const useReasons = ({ row: { category, year, hours } }: LiveRow<RateRow>, figures: HourFigures | undefined) => {
  const { t } = useTranslation();
  const of = { category, year: String(year) };
  if (!hours || !figures) return [];
  return [
    ...(hours.weeks.length === 0 ? [t('rates.hour.noUnit', of)] : []),
    ...figures.missing.map((field) => t('cost.missing', { ...of, field: t(`cost.field.${field}`) })),
    ...(figures.missing.includes('monthlySalary') ? [t('rates.hour.stencil')] : []),
    ...(hours.weeks.length > 0 && hours.demandHours === 0 ? [t('rates.hour.noDemand', of)] : []),
  ];
};

/** How the cost of an hour in the active row is computed: rates, hours and windows. */
export const HourCard = ({ live, isUnit, heading, onLeave }: HourCardProps) => {
  const { t } = useTranslation();
  const { row, texts } = live;
  const { category, year, hours } = row;
  const rates = usedRates(row, texts);
  const figures = hourFigures(row, texts);
  const reasons = useReasons(live, figures);
  const shares = figures?.shares;
  const used = shares ? windows.filter((window) => shares[window] > 0) : [];
  const percent = (share: number) => formatKeyValue(share * 100);
  return (
    <section
      className={styles.card}
      aria-labelledby="hour-cost"
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      <header>
        <p>{t('rates.hour.kick')}</p>
        <h2 id="hour-cost" ref={heading} tabIndex={-1}>
          {t('rates.hour.title', { category, year: String(year) })}
        </h2>
      </header>
      {hours && figures && (
        <>
          <dl className={`${rowStyles.rows} ${styles.rows}`}>
            {figures.hour && <Weeks year={year} rates={rates} hours={hours} isUnit={isUnit} />}
            {figures.ob !== null && shares && (
              <div>
                <dt>{t('rates.hour.ob')}</dt>
                <dd>
                  {used.length === 0
                    ? t('rates.hour.noOb')
                    : `(${used
                        .map((window) =>
                          t(`rates.hour.window.${window}`, {
                            share: percent(shares[window]),
                            rate: numberText(rates[window], 'receipt'),
                          }),
                        )
                        .join(' + ')}) × ${numberText(taxFactor(rates), 'rate')}`}
                </dd>
                <dd>{formatKeyValue(figures.ob)}</dd>
              </div>
            )}
            {figures.withOb && (
              <div className={styles.sum}>
                <dt>{t('rates.head.withOb')}</dt>
                <dd>{t('rates.hour.unit')}</dd>
                <dd>{rangeText(figures.withOb, formatKeyValue)}</dd>
              </div>
            )}
          </dl>
          <Bar rates={rates} figures={figures} />
          {reasons.map((text) => (
            <p key={text} className={styles.missing}>
              {text}
            </p>
          ))}
          {shares && figures.share !== null && (
            <p>
              {t(isUnit ? 'rates.hour.shareOfUnit' : 'rates.hour.shareOfOrganization', {
                year: String(year),
                share: wholeText(figures.share),
                hours: wholeText(hours.demandHours),
              })}{' '}
              {used.length > 0 &&
                `${t('rates.hour.ofWhich')} ${used
                  .map((window) => t(`cost.window.${window}`, { hours: wholeText(hours.ob[window]) }))
                  .join(', ')}.`}{' '}
              {!isUnit && t('rates.hour.ofOwnUnits')}
            </p>
          )}
        </>
      )}
    </section>
  );
};
