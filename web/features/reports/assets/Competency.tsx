import { useTranslation } from 'react-i18next';
import type { CategoryWeekReceipts } from '#shared/model/reportAnswer.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { formatPercent } from '#web/kit/ui/figures/format.ts';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import { countOf, levels, shareOf } from '../model/levelCounts.ts';
import { Section } from '../paper/Section.tsx';
import table from '../paper/Table.module.css';
import styles from './Levels.module.css';

interface CompetencyProps {
  readonly unitId: string | null;
  readonly categories: readonly CategoryWeekReceipts[];
}

/** From the highest level down, those without a level last. */
const rows = [6, 5, 4, 3, 2, 1, 0];

type Share = NonNullable<CategoryWeekReceipts['competency']>[number];

/** The first and the last week of a category, or the only one. */
const endsOf = ({ weeks, competency = [] }: CategoryWeekReceipts) =>
  [...new Set([0, weeks.length - 1])].flatMap((index) => {
    const [week, share] = [weeks[index], competency[index]];
    return week && share ? [{ week, share }] : [];
  });

interface BarProps {
  readonly name: string;
  readonly week: string;
  readonly share: Share;
  readonly count: number;
}

const Bar = ({ name, week, share, count }: BarProps) => {
  const { t } = useTranslation();
  const parts = [...levels, 0].map((level) => ({ level, share: shareOf(share, level) ?? 0 }));
  const textOf = (level: number) =>
    level === 0 ? t('reports.levels.without') : t('reports.levels.level', { level: String(level) });
  return (
    <div className={styles.bar}>
      <span className={styles.barName} title={name}>
        <span>{name}</span>
        {week}
      </span>
      <span
        className={styles.shares}
        role="img"
        aria-label={`${name} ${week}: ${parts.map((part) => `${textOf(part.level)} ${formatPercent(part.share)}`).join(', ')}`}
      >
        {parts
          .filter((part) => part.share > 0)
          .map((part) => (
            <i key={part.level} className={styles[`share${part.level}`]} style={{ flexGrow: part.share }}>
              {part.level > 0 && <span>{formatPercent(part.share)}</span>}
            </i>
          ))}
      </span>
      <b>{count}</b>
    </div>
  );
};

/** The share of each level of those in service, in the first and the last week: bars, and the table of the same figures. */
export const Competency = ({ unitId, categories }: CompetencyProps) => {
  const { t } = useTranslation();
  const nameOf = ({ categoryName }: CategoryWeekReceipts) => categoryName ?? t('reports.categories.all');
  const ends = categories.flatMap((category) =>
    endsOf(category).map((end) => ({
      ...end,
      key: `${category.categoryId} ${end.week.start}`,
      name: nameOf(category),
      figure: {
        unitId,
        categoryName: category.categoryName,
        year: end.week.year,
        week: Number(end.week.week.slice(1)),
      },
    })),
  );
  return (
    <Section title={t('reports.levels.competency')}>
      <div className={styles.bars}>
        {ends.map(({ key, name, week, share }) => (
          <Bar key={key} name={name} week={weekName(week.week)} share={share} count={week.workingCount} />
        ))}
      </div>
      <ScrollRegion label={t('reports.levels.competency')} className={table.scroll}>
        <table className={table.table}>
          <caption className="visually-hidden">{t('reports.levels.competency')}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('reports.levels.head')}
              </th>
              {categories.map((category) => (
                <th
                  key={category.categoryId}
                  scope="colgroup"
                  colSpan={endsOf(category).length * 2}
                  className={table.group}
                >
                  {nameOf(category)}
                </th>
              ))}
            </tr>
            <tr>
              {ends.map(({ key, week }) => [
                <th key={key} scope="col">
                  {weekName(week.week)}
                </th>,
                <th key={`${key} share`} scope="col">
                  {t('reports.levels.share')}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {rows.map((level) => (
              <tr key={level}>
                <th scope="row">
                  <i className={styles[`swatch${level}`]} />{' '}
                  {level === 0 ? t('reports.levels.without') : t('reports.levels.level', { level: String(level) })}
                </th>
                {ends.map(({ key, name, week, share, figure }) => {
                  const count = countOf(week, level);
                  const field = `levels.${level}`;
                  return [
                    <td key={key} className={count === 0 ? table.nil : undefined}>
                      <Explained figure={{ ...figure, field }} of={name}>
                        {count === 0 ? '–' : count}
                      </Explained>
                    </td>,
                    <td key={`${key} share`} className={styles.percent}>
                      <Explained figure={{ ...figure, field: `share.${field}` }} of={name}>
                        {count === 0 ? '–' : formatPercent(shareOf(share, level))}
                      </Explained>
                    </td>,
                  ];
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={table.total}>
              <th scope="row">{t('schemas.row.working')}</th>
              {ends.map(({ key, name, week, figure }) => [
                <td key={key}>
                  <Explained figure={{ ...figure, field: 'workingCount' }} of={name}>
                    {week.workingCount}
                  </Explained>
                </td>,
                <td key={`${key} share`}>{week.workingCount > 0 ? formatPercent(1) : '–'}</td>,
              ])}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </Section>
  );
};
