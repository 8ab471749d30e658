import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetsAnswer, CategoryWeekReceipts, UnitOverview } from '#shared/model/reportAnswer.ts';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { CostTable } from '../cost/CostTable.tsx';
import { type Definition, weeksText } from '../model/definition.ts';
import type { RowChoice } from '../model/rows.ts';
import { BalanceTable } from '../overview/BalanceTable.tsx';
import { LazySection } from '../paper/LazySection.tsx';
import { Foot, type Imprint, Paper } from '../paper/Paper.tsx';
import { UnitHead } from '../paper/UnitHead.tsx';
import { useReportFacts } from '../paper/useReportFacts.ts';
import { useReportNet } from '../paper/useReportNet.ts';
import { UnitWeeks } from '../weeks/UnitWeeks.tsx';
import { AbsenceTable } from './AbsenceTable.tsx';
import { Competency } from './Competency.tsx';
import { LevelSection } from './LevelSection.tsx';
import { WeekendSection } from './WeekendSection.tsx';

interface AssetsReportProps {
  readonly definition: Definition;
  readonly answer: AssetsAnswer;
  readonly imprint: Imprint;
}

interface UnitProps {
  readonly definition: Definition;
  readonly unit: UnitOverview;
  readonly choice: RowChoice;
  readonly hasWeekends: boolean;
}

/** The whole period as one balance, a row a category. */
const PeriodTable = ({ unit, choice, caption }: Pick<UnitProps, 'unit' | 'choice'> & { readonly caption: string }) => {
  const { t } = useTranslation();
  const rows = unit.categoryWeekReceipts.flatMap(({ categoryId, categoryName, period }) =>
    period
      ? [
          {
            key: categoryId ?? '',
            name: categoryName ?? t('reports.categories.all'),
            balance: period,
            of: { unitId: unit.unitId, categoryName },
          },
        ]
      : [],
  );
  return <BalanceTable caption={caption} head={t('reports.categories.label')} rows={rows} choice={choice} />;
};

/** The ISO years of the period, a row each, by category. */
const YearTable = ({ unit, choice }: Pick<UnitProps, 'unit' | 'choice'>) => {
  const { t } = useTranslation();
  const rows = unit.categoryWeekReceipts.flatMap(({ categoryId, categoryName, years = [] }) =>
    years.map((balance, index) => ({
      key: `${categoryId} ${balance.year}`,
      name: t('reports.assets.yearDays', { year: String(balance.year), from: balance.start, to: balance.end }),
      balance,
      of: { unitId: unit.unitId, categoryName, year: balance.year },
      group: index === 0 ? (categoryName ?? t('reports.categories.all')) : undefined,
    })),
  );
  return (
    <BalanceTable caption={t('reports.assets.years')} head={t('reports.range.years')} rows={rows} choice={choice} />
  );
};

const Unit = ({ definition: { flags, resolution }, unit, choice, hasWeekends }: UnitProps) => {
  const { t } = useTranslation();
  const isOfLevels = flags.has('showLevels') || flags.has('showCompetency');
  const each = (draw: (category: CategoryWeekReceipts, title: string, key: string) => ReactNode) =>
    unit.categoryWeekReceipts.map((category) =>
      draw(category, category.categoryName ?? t('reports.categories.all'), category.categoryId ?? ''),
    );
  return (
    <>
      <UnitHead unit={unit} withDemand={false} />
      {resolution === 'period' && <PeriodTable unit={unit} choice={choice} caption={t('reports.assets.period')} />}
      {flags.has('showYears') && <YearTable unit={unit} choice={choice} />}
      {resolution === 'week' && (!isOfLevels || flags.has('receipt')) && <UnitWeeks unit={unit} choice={choice} />}
      <AbsenceTable unit={unit} />
      {flags.has('showLevels') &&
        each((category, title, key) => (
          <LevelSection
            key={key}
            title={title}
            category={category}
            of={{ unitId: unit.unitId, categoryName: category.categoryName }}
          />
        ))}
      {flags.has('showCompetency') && <Competency unitId={unit.unitId} categories={unit.categoryWeekReceipts} />}
      {hasWeekends &&
        each((category, title, key) => (
          <WeekendSection
            key={key}
            title={title}
            receipts={category.weeks}
            of={{ unitId: unit.unitId, categoryName: category.categoryName }}
          />
        ))}
    </>
  );
};

/** The staff of units by week or over the whole period: balance, levels, competency, weekend shifts, years. */
export const AssetsReport = ({ definition, answer, imprint }: AssetsReportProps) => {
  const { t } = useTranslation();
  const facts = useReportFacts(definition, answer.unitOverviews);
  const net = useReportNet(definition, answer);
  const { flags } = definition;
  const choice = { receipt: flags.has('receipt'), budget: flags.has('budget'), netMonday: net.netMonday };
  const isOfLevels = flags.has('showLevels') || flags.has('showCompetency');
  return (
    <Paper
      imprint={imprint}
      kick={isOfLevels ? t('reports.assets.kickLevels') : t('reports.type.assets')}
      title={isOfLevels && !choice.receipt ? t('reports.assets.titleLevels') : t('reports.assets.title')}
      facts={[...facts, weeksText(definition), ...net.facts]}
    >
      <QualityNote quality={answer.quality} />
      <CostTable units={answer.unitOverviews} all={t('reports.forecast.all', { count: definition.unitIds.length })} />
      {answer.unitOverviews.map((unit, index) => (
        <LazySection key={unit.unitId} at={index} height={500}>
          <Unit definition={definition} unit={unit} choice={choice} hasWeekends={answer.showWeekendTable} />
        </LazySection>
      ))}
      <Foot
        texts={[
          t('reports.assets.method'),
          ...(isOfLevels ? [t('reports.levels.method')] : []),
          ...net.method,
          ...(flags.has('cost') ? [t('reports.cost.method')] : []),
        ]}
      />
    </Paper>
  );
};
