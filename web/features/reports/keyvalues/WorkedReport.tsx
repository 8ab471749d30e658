import { useTranslation } from 'react-i18next';
import type { WorkedKeyValues } from '#shared/model/reportAnswer.ts';
import { monthName } from '#web/kit/ui/dates.ts';
import { Legend } from '#web/kit/ui/figures/Legend.tsx';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import type { Definition } from '../model/definition.ts';
import { workedGroups, workedRefusals, workedRows } from '../model/worked.ts';
import { Foot, type Imprint, Paper } from '../paper/Paper.tsx';
import { useReportFacts } from '../paper/useReportFacts.ts';
import { ChartRefusals } from './ChartRefusals.tsx';
import { ShiftChart } from './ShiftChart.tsx';
import worked from './WorkedReport.module.css';
import { WorkedTable } from './WorkedTable.tsx';

interface WorkedReportProps {
  readonly definition: Definition;
  readonly answer: WorkedKeyValues;
  readonly imprint: Imprint;
}

/** Key value 1 or 2: columns by unit of the last year or by year of all units, and the table of the figures. */
export const WorkedReport = ({ definition, answer, imprint }: WorkedReportProps) => {
  const { t } = useTranslation();
  const facts = useReportFacts(definition, answer.groupWorklogs);
  const { keyvalue, startYear, endYear, startMonth, endMonth } = answer;
  const key = keyvalue === 1 ? 'diff' : 'external';
  const byUnit = definition.flags.has('groupByUnit');
  const rows = workedRows[keyvalue];
  const groups = workedGroups(answer, { byUnit, total: t('reports.keyvalue.total') });
  const series = rows.flatMap(({ field, color }) =>
    color ? [{ key: field, name: t(`reports.keyvalue.worked.${field}`), fill: color, ink: color }] : [],
  );
  const refusals = workedRefusals(answer);
  const title = t(`reports.keyvalue.title.${key}`);
  const caption = t('reports.keyvalue.worked.head');
  const items = byUnit
    ? groups.flatMap(({ unitId, name, shortName, years }) => {
        const last = years.at(-1);
        return last ? [{ key: unitId ?? '', name: shortName || name, values: { ...last } }] : [];
      })
    : answer.totals.map((year) => ({ key: String(year.year), name: String(year.year), values: { ...year } }));
  const figures = <WorkedTable caption={caption} fields={rows} groups={groups} />;
  return (
    <Paper
      imprint={imprint}
      kick={`${t('reports.type.keyvalues')} · ${t(`reports.keyvalue.${key}`).toLowerCase()}`}
      title={title}
      facts={[
        ...facts,
        `${monthName(startMonth)}–${monthName(endMonth)} ${startYear === endYear ? '' : `${startYear}–`}${endYear}`,
      ]}
    >
      <QualityNote quality={answer.quality} />
      {refusals.length > 0 ? (
        <ChartRefusals refusals={refusals} />
      ) : (
        <>
          <Legend aria-label={t('reports.keyvalue.worked.legend')} className={worked.legend}>
            {rows.flatMap(({ field, color }) =>
              color
                ? [
                    <li key={field}>
                      <i className={worked.swatch} style={{ background: color }} />
                      {t(`reports.keyvalue.worked.${field}`)}
                    </li>,
                  ]
                : [],
            )}
          </Legend>
          <ShiftChart
            description={t('reports.keyvalue.worked.chart', { title })}
            items={items}
            series={series}
            isStacked={false}
          />
        </>
      )}
      {definition.flags.has('showTable') ? (
        figures
      ) : (
        <details>
          <summary>{t('reports.keyvalue.asTable')}</summary>
          {figures}
        </details>
      )}
      <Foot texts={[t('reports.keyvalue.method.worked')]} />
    </Paper>
  );
};
