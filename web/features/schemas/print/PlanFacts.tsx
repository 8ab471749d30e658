import { useTranslation } from 'react-i18next';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { PrintFacts } from '#web/kit/ui/print/PrintFacts.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import type { PlanFigures } from '../figures.ts';
import { shortageOf } from '../receipts/shortage.ts';

/** How many weeks without demand are named; more are counted. */
const MOST_NAMED = 4;

/** What the period says as a whole: mean difference, weeks with brist, the worst of them, weeks without demand. */
export const PlanFacts = ({ figures: { receipts, differences } }: { readonly figures: PlanFigures }) => {
  const { t } = useTranslation();
  const diffs = differences.flatMap(({ diff }) => (diff === null ? [] : [diff]));
  const mean = diffs.length > 0 ? diffs.reduce((sum, diff) => sum + diff, 0) / diffs.length : null;
  const { weeks, worst } = shortageOf(differences);
  const unknown = receipts.filter(({ demandDays }) => demandDays === 0).map(({ week }) => week);
  const named = unknown.length > MOST_NAMED ? t('schemas.count', { count: unknown.length }) : unknown.join(', ');
  return (
    <PrintFacts
      facts={[
        { figure: numberText(mean, 'receipt'), text: t('schemas.print.mean') },
        {
          figure: String(weeks),
          text: t('schemas.print.short', { weeks: t('schemas.count', { count: receipts.length }) }),
        },
        ...(worst
          ? [
              {
                figure: numberText(worst.diff, 'receipt'),
                text: t('schemas.print.worst', { week: weekName(worst.week) }),
              },
            ]
          : []),
        ...(unknown.length > 0 ? [{ figure: named, text: t('schemas.print.unknown') }] : []),
      ]}
    />
  );
};
