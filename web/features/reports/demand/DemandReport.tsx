import { useTranslation } from 'react-i18next';
import type { OverviewAnswer, UnitOverview } from '#shared/model/reportAnswer.ts';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { type Definition, weeksText } from '../model/definition.ts';
import { LazySection } from '../paper/LazySection.tsx';
import { Foot, type Imprint, Paper } from '../paper/Paper.tsx';
import { UnitHead } from '../paper/UnitHead.tsx';
import { useReportFacts } from '../paper/useReportFacts.ts';
import { useReportNet } from '../paper/useReportNet.ts';
import { UnitWeeks } from '../weeks/UnitWeeks.tsx';
import { DemandTable } from './DemandTable.tsx';

interface DemandReportProps {
  readonly definition: Definition;
  readonly answer: OverviewAnswer;
  readonly imprint: Imprint;
}

/** The demand periods of a unit, one table each; said where there are none. */
export const UnitDemands = ({ demands }: Pick<UnitOverview, 'demands'>) => {
  const { t } = useTranslation();
  if (demands.length === 0) return <EmptyState title={t('reports.demand.none')} />;
  return demands.map((demand) => <DemandTable key={demand.demandId} demand={demand} />);
};

/** The demand of units: their demand periods with hours and services, and with the receipt their weeks. */
export const DemandReport = ({ definition, answer, imprint }: DemandReportProps) => {
  const { t } = useTranslation();
  const facts = useReportFacts(definition, answer.unitOverviews);
  const net = useReportNet(definition, answer);
  const choice = { receipt: true, budget: true, netMonday: net.netMonday };
  return (
    <Paper
      imprint={imprint}
      kick={t('reports.type.demands')}
      title={t('reports.demand.title')}
      facts={[...facts, weeksText(definition), ...net.facts]}
    >
      <QualityNote quality={answer.quality} />
      {answer.unitOverviews.map((unit, index) => (
        <LazySection key={unit.unitId} at={index} height={400}>
          <UnitHead unit={unit} withDemand />
          <UnitDemands demands={unit.demands} />
          {definition.flags.has('receipt') && <UnitWeeks unit={unit} choice={choice} />}
        </LazySection>
      ))}
      <Foot texts={[t('reports.demand.method'), ...net.method]} />
    </Paper>
  );
};
