import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import { monthName } from '#web/kit/ui/dates.ts';
import { formatPercent } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { Definition } from '../model/definition.ts';
import {
  categoryNames,
  categoryRows,
  changeOf,
  chartRefusals,
  shiftKeys,
  shiftWords,
  totalOf,
  totalRow,
  unitRows,
} from '../model/keyValues.ts';
import { Foot, type Imprint, Paper, Takes } from '../paper/Paper.tsx';
import { useReportFacts } from '../paper/useReportFacts.ts';
import { ChartRefusals } from './ChartRefusals.tsx';
import { KeyValueTable, type KeyValueTableProps } from './KeyValueTable.tsx';
import styles from './ShiftChart.module.css';
import { ShiftChart } from './ShiftChart.tsx';
import { ShiftLegend } from './ShiftLegend.tsx';
import { useLegend } from './useTicked.ts';

interface KeyValueReportProps {
  readonly definition: Definition;
  readonly answer: ShiftKeyValues;
  readonly imprint: Imprint;
}

/** `januari–juni`, `hela året`, or the simulated week. */
const usePeriod = ({ startMonth, endMonth, simulateWeek }: ShiftKeyValues): string => {
  const { t } = useTranslation();
  if (simulateWeek > 0) return t('reports.keyvalue.simulated', { week: weekLabel({ week: simulateWeek }) });
  if (startMonth === 1 && endMonth === 12) return t('reports.keyvalue.wholeYear');
  return startMonth === endMonth ? monthName(startMonth) : `${monthName(startMonth)}–${monthName(endMonth)}`;
};

interface PartProps extends Omit<KeyValueTableProps, 'caption' | 'isTitled'> {
  readonly title: string;
  readonly withChart: boolean;
  readonly withTable: boolean;
}

/** A title, a chart of the last year and its table; the table unfolds where it is not to be shown. */
const Part = ({ title, withChart, withTable, ...figures }: PartProps) => {
  const { t } = useTranslation();
  const items = figures.rows.flatMap(({ key, name, shortName, years }) => {
    const last = years.at(-1);
    return last ? [{ key, name: shortName || name, values: { ...last.shifts } }] : [];
  });
  const table: ReactNode = <KeyValueTable caption={title} isTitled={withChart} {...figures} />;
  return (
    <section className={styles.part} aria-label={title}>
      {withChart && (
        <ShiftChart
          title={title}
          description={t('reports.keyvalue.chart', { title })}
          items={items}
          series={shiftKeys
            .filter((shift) => figures.ticked.has(shift))
            .map((shift) => ({
              key: shift,
              name: t(`ui.shift.${shiftWords[shift]}`),
              fill: `var(--s-${shiftWords[shift]})`,
              ink: `var(--s-${shiftWords[shift]}-ink)`,
            }))}
          isStacked={figures.isSummed}
        />
      )}
      {withTable ? (
        table
      ) : (
        <details>
          <summary>{t('reports.keyvalue.asTable')}</summary>
          {table}
        </details>
      )}
    </section>
  );
};

/** Key value 3 or 4: columns by unit or category that Dag, Kväll and Natt in the legend add to, and the tables of the same figures. */
export const KeyValueReport = ({ definition, answer, imprint }: KeyValueReportProps) => {
  const { t } = useTranslation();
  const [ticked, setTicked] = useLegend();
  const facts = useReportFacts(definition, answer.units);
  const period = usePeriod(answer);
  const isDemand = answer.keyvalue === 3;
  const key = isDemand ? 'demand' : 'beds';
  const byUnit = definition.flags.has('groupByUnit');
  // One unit is not said again as all of them, nor drawn as one column: its categories are.
  const isOfOne = answer.units.length === 1;
  const years = answer.startYear === answer.endYear ? String(answer.endYear) : `${answer.startYear}–${answer.endYear}`;
  const total = totalRow(answer, t('reports.keyvalue.total'), null);
  const last = total.years.at(-1);
  const change = changeOf(total.years, ticked);
  const refusals = chartRefusals(answer);
  const shared = { period, ticked, isSummed: isDemand, withChart: refusals.length === 0 } as const;
  const withTable = definition.flags.has('showTable');
  return (
    <Paper
      imprint={imprint}
      kick={`${t('reports.type.keyvalues')} · ${t(`reports.keyvalue.${key}`).toLowerCase()}`}
      title={t(`reports.keyvalue.title.${key}`)}
      facts={[...facts, `${period} ${years}`]}
    >
      <QualityNote quality={answer.quality} />
      <Takes
        takes={[
          ...(isDemand
            ? [
                {
                  figure: numberText(last && totalOf(last.shifts, ticked), 'keyValue'),
                  text: t('reports.keyvalue.mean', { year: String(answer.endYear) }),
                },
              ]
            : []),
          ...(isDemand && change && change.amount !== null
            ? [
                {
                  figure: numberText(change.amount, 'keyValue', { sign: true }),
                  text: t('reports.keyvalue.against', {
                    year: String(total.years.at(-2)?.year),
                    percent: formatPercent(change.ratio),
                  }),
                },
              ]
            : []),
          { figure: numberText(last?.beds, 'beds'), text: t('reports.keyvalue.bedSum') },
        ]}
      >
        <ShiftLegend ticked={ticked} onTicked={setTicked} />
      </Takes>
      {refusals.length > 0 && <ChartRefusals refusals={refusals} />}
      {isDemand && byUnit && (
        <Part
          {...shared}
          title={t('reports.keyvalue.byUnit')}
          head={t('reports.forecast.column.unit')}
          rows={unitRows(answer, null)}
          total={isOfOne ? undefined : total}
          withBeds
          withChart={shared.withChart && !isOfOne}
          withTable={withTable}
        />
      )}
      {!isDemand &&
        byUnit &&
        categoryNames(answer).map((name) => (
          <Part
            key={name}
            {...shared}
            title={t('reports.keyvalue.bedsPer', { name })}
            head={t('reports.forecast.column.unit')}
            rows={unitRows(answer, name)}
            total={isOfOne ? undefined : totalRow(answer, t('reports.keyvalue.total'), name)}
            withBeds
            withTable={withTable}
          />
        ))}
      {(isDemand || !byUnit) && (
        <Part
          {...shared}
          title={t('reports.keyvalue.byCategory')}
          head={t('reports.categories.label')}
          rows={categoryRows(answer)}
          total={isDemand ? total : undefined}
          withBeds={false}
          withChart={shared.withChart && (!byUnit || isOfOne)}
          withTable={withTable}
        />
      )}
      <Foot texts={[t(`reports.keyvalue.method.${key}`)]} />
    </Paper>
  );
};
