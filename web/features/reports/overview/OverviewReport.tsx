import { useTranslation } from 'react-i18next';
import type { OverviewAnswer, UnitOverview } from '#shared/model/reportAnswer.ts';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { UnitDemands } from '../demand/DemandReport.tsx';
import { type Definition, weeksText } from '../model/definition.ts';
import type { RowChoice } from '../model/rows.ts';
import { LazySection } from '../paper/LazySection.tsx';
import { Foot, type Imprint, Paper } from '../paper/Paper.tsx';
import { UnitHead } from '../paper/UnitHead.tsx';
import { useReportNet } from '../paper/useReportNet.ts';
import { UnitWeeks } from '../weeks/UnitWeeks.tsx';
import { BalanceTable } from './BalanceTable.tsx';

interface OverviewReportProps {
  readonly definition: Definition;
  readonly answer: OverviewAnswer;
  readonly imprint: Imprint;
}

interface BalancesProps {
  readonly unit: UnitOverview;
  readonly caption: string;
  readonly choice: RowChoice;
}

/** The balance of each category of a unit over the week or the period. */
const Balances = ({ unit, caption, choice }: BalancesProps) => {
  const { t } = useTranslation();
  const rows = unit.categoryWeekReceipts.flatMap(({ categoryId, categoryName, weeks, period }) => {
    const balance = period ?? weeks[0];
    if (balance === undefined) return [];
    const of = { unitId: unit.unitId, categoryName };
    return [{ key: categoryId ?? '', name: categoryName ?? t('reports.categories.all'), balance, of }];
  });
  if (rows.length === 0) return null;
  return <BalanceTable caption={caption} head={t('reports.categories.label')} rows={rows} choice={choice} />;
};

/** A week or a period of a place: demand and balance of each unit, and over a period its weeks. */
export const OverviewReport = ({ definition, answer, imprint }: OverviewReportProps) => {
  const { t } = useTranslation();
  const isWeek = definition.type === 'weekoverview';
  const { start, flags } = definition;
  const net = useReportNet(definition, answer);
  const choice = { receipt: true, budget: true, netMonday: net.netMonday };
  const period = weeksText(isWeek ? { start, end: start } : definition);
  return (
    <Paper
      imprint={imprint}
      kick={t(`reports.level.${definition.level}`)}
      title={t(`reports.type.${isWeek ? 'weekoverview' : 'periodoverview'}`)}
      facts={[
        (answer.unitOverviews.length === 1 && answer.unitOverviews[0]?.unitName) ||
          t('reports.facts.units', { count: answer.unitOverviews.length }),
        period,
        ...net.facts,
      ]}
    >
      <QualityNote quality={answer.quality} />
      {answer.unitOverviews.map((unit, index) => (
        <LazySection key={unit.unitId} at={index} height={500}>
          <UnitHead unit={unit} withDemand />
          {flags.has('receipt') && (
            <Balances
              unit={unit}
              choice={choice}
              caption={t(isWeek ? 'reports.overview.balance' : 'reports.overview.means', { period })}
            />
          )}
          {!isWeek && flags.has('receipt') && <UnitWeeks unit={unit} choice={choice} />}
          <UnitDemands demands={unit.demands} />
        </LazySection>
      ))}
      <Foot texts={[t('reports.assets.method'), ...net.method]} />
    </Paper>
  );
};
