import { useTranslation } from 'react-i18next';
import { type NumberFormat, numberText } from '#web/kit/ui/figures/Num.tsx';
import { PrintFacts } from '#web/kit/ui/print/PrintFacts.tsx';
import type { Costs } from '../model/costs.ts';
import type { Figures } from '../model/pair.ts';
import type { ComparedSums } from '../model/rows.ts';
import type { CoverageOfWeeks } from '../model/weeks.ts';

interface ComparisonFactsProps {
  /** Undefined without a live period. */
  readonly sums: ComparedSums | undefined;
  readonly costs: Costs | undefined;
  readonly coverage: CoverageOfWeeks;
}

/** What the two periods come to, live → simulated: hours, services, mean difference, weeks of shortage. */
export const ComparisonFacts = ({ sums, costs, coverage: { means, short, count } }: ComparisonFactsProps) => {
  const { t } = useTranslation();
  const fact = ({ live, simulated }: Figures, as: NumberFormat, text: string, sign = false) => ({
    figure: [live, simulated].map((value) => numberText(value, as, { sign })).join(' → '),
    text,
  });
  const differences = { live: means.live.difference, simulated: means.simulated.difference };
  return (
    <PrintFacts
      facts={[
        ...(sums
          ? [
              fact(sums.hours, 'hours', t('demand.perWeek')),
              fact(sums.hoursPerMonth, 'hours', t('demand.perMonth')),
              fact(sums.services, 'receipt', t('demand.services')),
            ]
          : []),
        fact(differences, 'receipt', t('demand.compare.meanDifferenceShort'), true),
        fact(short, 'number', `${t('demand.compare.shortWeeks')}${t('demand.compare.ofWeeks', { count })}`),
        ...(costs && costs.month.simulated !== null
          ? [
              fact(costs.month, 'number', t('demand.compare.cost.month')),
              fact(costs.year, 'number', t('demand.compare.cost.year')),
            ]
          : []),
      ]}
    />
  );
};
