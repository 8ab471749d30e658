import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { budget } from '#shared/contract/budget.ts';
import type { BasisKind, BudgetPeriod } from '#shared/model/budget.ts';
import type { BudgetYear } from '#shared/model/yearCost.ts';
import { ExportButton, type FetchFile } from '#web/domain/receipts/ExportButton.tsx';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { send } from '#web/platform/api/live.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { BasisDialog } from './basis/BasisDialog.tsx';
import type { ShowBasis } from './basis/show.ts';
import { useBasisReport } from './basis/useBasisReport.ts';
import type { BudgetCategoryRow } from './categories/choose.ts';
import type { HoursRows } from './hours/useHoursRows.ts';
import { BudgetPrint } from './print/BudgetPrint.tsx';
import { YearPrint } from './print/YearPrint.tsx';
import { ServicesCard } from './services/ServicesCard.tsx';
import { useServicesRows } from './services/useServicesRows.ts';
import { type Rates, ratesOf } from './stencils/rates.ts';
import type { StencilRows } from './stencils/useStencilRows.ts';
import type { BudgetAddress } from './useBudgetAddress.ts';
import { useUnitYear, useYearFigures } from './year/useYearFigures.ts';
import { YearCard } from './year/YearCard.tsx';

interface CategoryBudgetProps {
  readonly unit: UnitPlace;
  readonly category: BudgetCategoryRow;
  readonly cost: BudgetYear | undefined;
  readonly address: BudgetAddress;
  /** The stencils as they are stored. */
  readonly storedRates: readonly Rates[];
  /** The unit's sheets, which are saved together with that of the category. */
  readonly stencils: StencilRows;
  readonly hours: HoursRows;
  readonly refresh: () => Promise<unknown>;
  /** Beside the periods; below the year where all is one column. */
  readonly children: ReactNode;
}

/** The year of the address as a file: what is saved of it. */
const yearFile =
  ({ ids }: UnitPlace, { year, withSimulated }: BudgetAddress): FetchFile =>
  (kind, signal) =>
    send(
      budget.yearExport,
      { params: ids, query: { kind, year: String(year), simulated: withSimulated ? 'true' : 'false' } },
      { signal },
    );

/** The budget of one category: its periods and its year, and saving for the whole tab. */
export const CategoryBudget = ({ unit, category, cost, address, stencils, hours, ...props }: CategoryBudgetProps) => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [saving, setSaving] = useState(false);
  const [basis, setBasis] = useState<{ readonly period: BudgetPeriod; readonly kind: BasisKind }>();
  const showBasis = useCallback<ShowBasis>((period, kind) => setBasis({ period, kind }), []);
  const reportOf = useBasisReport(unit, category, address.year);
  const services = useServicesRows(unit, category, props.refresh, showBasis, reportOf);
  const sheets = [services, stencils, hours];
  const unsaved = sheets.reduce((sum, { sheet }) => sum + sheet.changes, 0);
  const faulty = sheets.filter(({ sheet }) => sheet.faults.length > 0);

  const save = async (): Promise<boolean> => {
    if (saving) return false;
    setSaving(true);
    const saved: boolean[] = [];
    // In turn, and all of them: what one sheet is refused does not keep the others from being saved.
    for (const { save: saveSheet } of sheets) saved.push(await saveSheet());
    setSaving(false);
    return saved.every(Boolean);
  };
  useSaveKey(() => void save());
  useUnsavedGuard(unsaved > 0, {
    state: ['budgetCategory', 'sheet'],
    save,
    keepsDraft: true,
    onDiscard: () => {
      for (const { forget } of sheets) forget();
    },
  });

  const rates = ratesOf(stencils.rates, address.year);
  const ofCategory = useYearFigures(cost, category.id, services.typed, rates);
  const ofUnit = useUnitYear(cost, props.storedRates);
  const figures = address.isWhole ? ofUnit : ofCategory;
  const budgetOnly = category.isBudgetCategory && !address.isWhole;
  const waiting = sheets.some(({ isWaiting }) => isWaiting);
  // By their keys both stay what they are where the order changes, with an open form and what is typed into it.
  const beside = <Fragment key="beside">{props.children}</Fragment>;
  const yearCard = (
    <YearCard key="year" address={address} figures={figures} budgetOnly={budgetOnly} unit={unit} category={category} />
  );
  return (
    <>
      <ServicesCard
        name={category.name}
        rows={services}
        periods={category.periods}
        canWrite={unit.canWrite}
        unsaved={unsaved}
        faults={faulty.reduce((sum, { sheet }) => sum + sheet.faults.length, 0)}
        state={waiting ? 'waiting' : saving ? 'busy' : 'idle'}
        onFault={() => {
          const [first] = faulty;
          const fault = first?.sheet.faults[0];
          if (fault) first.sheet.goTo(fault.rowId, fault.columnId);
        }}
        onSave={() => void save()}
      />
      <ExportButton
        fetchFile={yearFile(unit, address)}
        refusal={unsaved > 0 ? t('budget.year.exportUnsaved') : undefined}
      />
      <PrintButton />
      <BudgetPrint
        unit={unit}
        category={category}
        year={address.year}
        services={services.sheet}
        stencils={stencils.sheet}
        hours={unit.hasBudgetHours ? hours.sheet : undefined}
        unsaved={unsaved}
      >
        {figures && (
          <YearPrint
            year={address.year}
            name={address.isWhole ? unit.name : category.name}
            figures={figures}
            budgetOnly={budgetOnly}
          />
        )}
      </BudgetPrint>
      {basis && (
        <BasisDialog params={{ ...unit.ids, categoryId: category.id }} {...basis} onClose={() => setBasis(undefined)} />
      )}
      {isNarrow ? [yearCard, beside] : [beside, yearCard]}
    </>
  );
};
