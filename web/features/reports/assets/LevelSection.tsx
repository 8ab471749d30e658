import { useTranslation } from 'react-i18next';
import type { CategoryWeekReceipts } from '#shared/model/reportAnswer.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import type { FigureRef } from '#web/domain/explained/figure.ts';
import { Legend } from '#web/kit/ui/figures/Legend.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import { chartSize } from '../model/chart.ts';
import { countOf, levels } from '../model/levelCounts.ts';
import { Section } from '../paper/Section.tsx';
import { useLeastWeek } from '../weeks/useLeastWeek.ts';
import { useWeekParts } from '../weeks/useWeekParts.ts';
import { WeekFigure } from '../weeks/WeekFigure.tsx';
import { WeekPart } from '../weeks/WeekPart.tsx';
import { WeekTable } from '../weeks/WeekTable.tsx';
import { LevelChart } from './LevelChart.tsx';
import styles from './Levels.module.css';

/** The column of the means, in px. */
const MEAN = 56;
/** From the highest level down, those without a level last. */
const downwards: readonly number[] = [...[...levels].reverse(), 0];

/** The colours of the levels. */
const LevelLegend = () => {
  const { t } = useTranslation();
  return (
    <Legend aria-label={t('reports.levels.legend')}>
      {levels.map((level) => (
        <li key={level}>
          <i className={styles[`swatch${level}`]} />
          {level}
        </li>
      ))}
      <li>
        <i className={styles.swatch0} />
        {t('reports.levels.without').toLowerCase()}
      </li>
    </Legend>
  );
};

interface LevelSectionProps {
  readonly title: string;
  readonly category: CategoryWeekReceipts;
  readonly of: Pick<FigureRef, 'unitId' | 'categoryName'>;
}

/** Those in service of a category by level and week: columns over their table, with the means of the weeks. */
export const LevelSection = ({ title, category: { weeks, levelMeans }, of }: LevelSectionProps) => {
  const { t } = useTranslation();
  const least = useLeastWeek([], weeks);
  const { parts, week: step } = useWeekParts(weeks, { after: MEAN, least });
  const size = chartSize(weeks.map(({ workingCount }) => workingCount));
  const meanOf = (level: number) =>
    level === 0 ? levelMeans?.withoutLevel : level === -1 ? levelMeans?.workingCount : levelMeans?.levels[level - 1];
  const mean = (field: string, value: number | undefined) => (
    <td className={styles.mean}>
      <Explained figure={{ ...of, field: `mean.${field}` }} of={t('reports.levels.mean')}>
        {numberText(value, 'keyValue')}
      </Explained>
    </td>
  );
  return (
    <Section title={t('reports.levels.section', { title })} legend={<LevelLegend />}>
      {parts.map((part, index) => {
        const isLast = index === parts.length - 1;
        return (
          <WeekPart key={part[0]?.start} title={title} weeks={part} continues={index > 0}>
            <LevelChart title={title} weeks={[...part]} size={size} step={step} />
            <WeekTable
              caption={t('reports.levels.table', { title })}
              mondays={part.map(({ start }) => start)}
              week={step}
              of={of}
              {...(isLast && {
                after: {
                  width: MEAN,
                  head: (
                    <th scope="col" rowSpan={2} className={styles.mean}>
                      {t('reports.levels.mean')}
                    </th>
                  ),
                },
              })}
            >
              <tbody>
                {downwards.map((level) => (
                  <tr key={level}>
                    <th scope="row">
                      <i className={styles[`swatch${level}`]} />{' '}
                      {level === 0 ? t('reports.levels.without') : t('reports.levels.level', { level: String(level) })}
                    </th>
                    {part.map((week) => {
                      const count = countOf(week, level);
                      return (
                        <td key={week.start} className={count === 0 ? styles.nil : undefined}>
                          <WeekFigure field={`levels.${level}`} monday={week.start}>
                            {count === 0 ? '–' : count}
                          </WeekFigure>
                        </td>
                      );
                    })}
                    {isLast && mean(`levels.${level}`, meanOf(level))}
                  </tr>
                ))}
                <tr className={`${tableStyles.strong} ${styles.sum}`}>
                  <th scope="row">{t('schemas.row.working')}</th>
                  {part.map((week) => (
                    <td key={week.start}>
                      <WeekFigure field="workingCount" monday={week.start}>
                        {week.workingCount}
                      </WeekFigure>
                    </td>
                  ))}
                  {isLast && mean('workingCount', meanOf(-1))}
                </tr>
              </tbody>
            </WeekTable>
          </WeekPart>
        );
      })}
    </Section>
  );
};
