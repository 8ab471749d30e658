import { useTranslation } from 'react-i18next';
import { tidy } from '#shared/quantity/tidy.ts';
import type { WeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { formatHours } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { PrintFacts } from '#web/kit/ui/print/PrintFacts.tsx';
import type { Sums } from '../sums/sums.ts';

interface PrintedSumsProps {
  readonly sums: Sums;
  readonly balance: WeekBalance;
}

/** What the printed table comes to, and supply and budget of the week it is judged by, with their differences. */
export const PrintedSums = ({ sums, balance: { week, supply, budget } }: PrintedSumsProps) => {
  const { t } = useTranslation();
  const { services } = sums;
  const against = (name: string, value: number | null | undefined) => {
    if (value == null) return [];
    const difference = services === null ? '' : numberText(tidy(value - services), 'receipt', { sign: true });
    return [{ figure: numberText(value, 'receipt'), text: [name, difference].filter(Boolean).join(' ') }];
  };
  return (
    <PrintFacts
      facts={[
        { figure: numberText(services, 'receipt'), text: t('demand.services') },
        { figure: formatHours(sums.hours), text: t('demand.perWeek') },
        { figure: formatHours(sums.hoursPerMonth), text: t('demand.perMonth') },
        ...against(t('demand.supply', { week }), supply),
        ...against(t('demand.budget', { week }), budget),
      ]}
    />
  );
};
