import Button from 'antd/es/button';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { budget as contract } from '#shared/contract/budget.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import styles from './Budget.module.css';
import { BudgetView } from './BudgetView.tsx';
import { type BasisReport, BasisReportContext } from './basis/show.ts';
import { useBudgetAddress } from './useBudgetAddress.ts';

interface BudgetTabProps {
  readonly unit: UnitPlace;
  /** The staff category of the address. */
  readonly own: string | undefined;
  /** The linked report as it was shown. */
  readonly basisReport: BasisReport;
  /** The sheet of the unit's expected absence. */
  readonly absence: ReactNode;
}

/** Budget: the services of each category, the budget hours and stencils of a unit, and what a year costs. */
export const BudgetTab = ({ unit, own, basisReport, absence }: BudgetTabProps) => {
  const { t } = useTranslation();
  const address = useBudgetAddress();
  const { year, withSimulated } = address;
  const whole = useEndpoint(contract.unit, { params: unit.ids });
  const cost = useEndpoint(
    contract.year,
    { params: unit.ids, query: { year: String(year), simulated: withSimulated ? 'true' : 'false' } },
    { keepPreviousData: true },
  );
  if (address.showsAbsence)
    return (
      <>
        <TabTools>
          <Button size="small" onClick={() => address.showAbsence(false)}>
            {t('budget.absence.back')}
          </Button>
        </TabTools>
        <h1 className="visually-hidden">{t('plan.budget')}</h1>
        <div className={styles.absence}>
          <Suspense fallback={<CardSkeleton />}>{absence}</Suspense>
        </div>
      </>
    );
  return (
    <Loaded of={whole} heading={t('plan.budget')} skeleton={<CardSkeleton />}>
      {(budget) => (
        <BasisReportContext value={basisReport}>
          <BudgetView
            unit={unit}
            own={own}
            budget={budget}
            cost={cost.data}
            address={address}
            refresh={() => Promise.all([whole.mutate(), cost.mutate()])}
          />
        </BasisReportContext>
      )}
    </Loaded>
  );
};
