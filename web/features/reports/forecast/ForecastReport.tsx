import { useTranslation } from 'react-i18next';
import type { ForecastAnswer, UnitDiff } from '#shared/model/reportAnswer.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { CostTable } from '../cost/CostTable.tsx';
import { forecastKeys } from '../form/forecastKeys.ts';
import { type Definition, weeksText } from '../model/definition.ts';
import { worstWeek, writtenDiffOf } from '../model/forecast.ts';
import type { ForecastType } from '../model/types.ts';
import { LazySection } from '../paper/LazySection.tsx';
import { Foot, type Imprint, Paper, Takes } from '../paper/Paper.tsx';
import { Scrolled } from '../paper/Section.tsx';
import { UnitHead } from '../paper/UnitHead.tsx';
import { useReportFacts } from '../paper/useReportFacts.ts';
import { UnitWeeks } from '../weeks/UnitWeeks.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { Columns } from './Columns.tsx';
import { ForecastTable } from './ForecastTable.tsx';

interface ForecastReportProps {
  readonly definition: Definition;
  readonly answer: ForecastAnswer;
  readonly imprint: Imprint;
}

const isShort = ({ diff }: UnitDiff): boolean => verdictOf(shadeOf(shownFigure(diff))) === 'short';

/** Units compared by one figure less another: the most important figures, a column a unit, the table, and its weeks. */
export const ForecastReport = ({ definition, answer, imprint }: ForecastReportProps) => {
  const { t } = useTranslation();
  const type: ForecastType = definition.forecastType ?? 'demand/assets';
  const key = forecastKeys[type];
  const facts = useReportFacts(definition, answer.unitOverviews);
  const { unitDiffs, total } = answer;
  const worst = worstWeek(answer, type);
  const isSummed = definition.flags.has('summarizeUnits');
  // What is compared of one unit alone is its difference, which is the first figure.
  const isCompared = !isSummed && unitDiffs.length > 1;
  return (
    <Paper
      imprint={imprint}
      kick={`${t('reports.type.prognos')} · ${t(`reports.forecast.${key}`).toLowerCase()}`}
      title={t(`reports.forecast.title.${key}`)}
      facts={[...facts, weeksText(definition)]}
    >
      <QualityNote quality={answer.quality} />
      <Takes
        takes={[
          {
            figure: <Num value={writtenDiffOf(total, type)} as="receipt" difference />,
            text: t('reports.forecast.mean', { count: definition.unitIds.length }),
          },
          ...(isCompared
            ? [
                {
                  figure: t('reports.forecast.of', {
                    short: String(unitDiffs.filter(isShort).length),
                    all: String(unitDiffs.length),
                  }),
                  text: t(`reports.forecast.short.${key}`),
                },
              ]
            : []),
          ...(worst
            ? [
                {
                  figure: `${numberText(worst.diff, 'keyValue')} ${weekLabel(worst.week)} ${worst.week.year}`,
                  text: t('reports.forecast.worst', { count: definition.unitIds.length }),
                },
              ]
            : []),
        ]}
      />
      {isCompared && (
        <Scrolled>
          <Columns answer={answer} type={type} title={t(`reports.forecast.title.${key}`)} />
        </Scrolled>
      )}
      <ForecastTable definition={definition} answer={answer} type={type} />
      {!definition.flags.has('summarizeAssets') && !isSummed && <CategoryTable answer={answer} type={type} />}
      <CostTable units={answer.unitOverviews} all={t('reports.forecast.all', { count: definition.unitIds.length })} />
      {definition.flags.has('receipt') &&
        answer.unitOverviews.map((unit, index) => (
          <LazySection key={unit.unitId} at={index} height={500}>
            <UnitHead unit={unit} withDemand={false} />
            <UnitWeeks unit={unit} choice={{ receipt: true, budget: definition.flags.has('budget') }} />
          </LazySection>
        ))}
      <Foot
        texts={[
          t('reports.forecast.method'),
          t('reports.forecast.methodTotal'),
          ...(definition.flags.has('cost') ? [t('reports.cost.method')] : []),
        ]}
      />
    </Paper>
  );
};
