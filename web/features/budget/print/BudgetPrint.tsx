import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { PrintedSheet } from '#web/kit/ui/sheet/PrintedSheet.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { BudgetCategoryRow } from '../categories/choose.ts';
import type { BudgetRow } from '../rows/row.ts';
import { usePeriodName } from '../rows/usePeriodName.ts';
import { useRowHead } from '../rows/useRowHead.tsx';
import styles from './BudgetPrint.module.css';

interface BudgetPrintProps {
  readonly unit: UnitPlace;
  readonly category: BudgetCategoryRow;
  readonly year: number;
  readonly services: SheetModel<BudgetRow<BudgetPeriod>>;
  readonly stencils: SheetModel<BudgetRow<Stencil>>;
  /** Undefined where the unit does not show budget hours. */
  readonly hours: SheetModel<BudgetRow<BudgetHours>> | undefined;
  readonly unsaved: number;
  /** The year of the category. */
  readonly children: ReactNode;
}

const yearOf = ({ year }: Stencil): string => String(year);

/** The sheet without its empty rows. */
const filled = <Stored,>(sheet: SheetModel<BudgetRow<Stored>>): SheetModel<BudgetRow<Stored>> => ({
  ...sheet,
  rows: sheet.rows.filter(({ row, changed }) => row.stored !== undefined || changed.size > 0),
});

/** The budget on paper, as it is typed now: the periods and the year of one category, then stencils and budget hours. */
export const BudgetPrint = ({ unit, category, year, services, stencils, hours, ...props }: BudgetPrintProps) => {
  const { t } = useTranslation();
  const nameOf = usePeriodName();
  const servicesHead = useRowHead<BudgetPeriod>(nameOf, undefined);
  const hoursHead = useRowHead<BudgetHours>(nameOf, undefined);
  const stencilHead = useRowHead<Stencil>(yearOf, undefined);
  const own = unit.children.find(({ id }) => id === category.id);
  return (
    <PlanPrint
      place={own ?? unit}
      screen={t('plan.budget')}
      period={own ? String(year) : `${category.name}, ${year}`}
      facts={props.unsaved > 0 ? [t('ui.sheet.unsaved', { count: props.unsaved })] : []}
    >
      <PrintSheet>
        <PrintedSheet sheet={filled(services)} rowHead={servicesHead} />
        {props.children}
      </PrintSheet>
      <PrintSheet part={t('budget.stencils.title')}>
        <div className={styles.two}>
          <h2>{t('budget.stencils.title')}</h2>
          <PrintedSheet sheet={filled(stencils)} rowHead={stencilHead} />
          {hours && (
            <>
              <h2>{t('budget.hours.title')}</h2>
              <PrintedSheet sheet={filled(hours)} rowHead={hoursHead} />
            </>
          )}
        </div>
      </PrintSheet>
    </PlanPrint>
  );
};
