import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { mostReplaced } from '#shared/planning/promotion.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { Refusal } from './model/refusal.ts';

interface RefusalAlertProps {
  readonly refusal: Refusal | undefined;
  readonly problem: ApiProblem;
}

/** Why the simulation was not made live, with the periods named. */
export const RefusalAlert = ({ refusal, problem }: RefusalAlertProps) => {
  const { t } = useTranslation();
  if (refusal === undefined || refusal.periods.length === 0)
    return <ProblemAlert problem={problem} title={t('demand.compare.refused')} />;
  const names = refusal.periods.map((period) => {
    const { weeks, year } = periodText(period, t('ui.period.openShort'));
    return `${weeks} ${year}`;
  });
  const values = { periods: names.join(t('demand.compare.and')), count: names.length, max: mostReplaced };
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('demand.compare.refused')}
      description={t(`demand.compare.refusal.${refusal.reason}`, values)}
    />
  );
};
