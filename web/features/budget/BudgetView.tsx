import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BudgetCategory } from '#shared/model/budgetCategory.ts';
import type { UnitBudget } from '#shared/model/unitBudget.ts';
import type { BudgetYear } from '#shared/model/yearCost.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { href } from '#web/platform/navigation/href.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import styles from './Budget.module.css';
import { CategoryBudget } from './CategoryBudget.tsx';
import { CategoryBar } from './categories/CategoryBar.tsx';
import { CategoryForm } from './categories/CategoryForm.tsx';
import { CategoryList, type CategoryListProps } from './categories/CategoryList.tsx';
import { type BudgetCategoryRow, chosenCategory } from './categories/choose.ts';
import { HoursCard } from './hours/HoursCard.tsx';
import { useHoursRows } from './hours/useHoursRows.ts';
import { InfoButton } from './info/InfoButton.tsx';
import { StencilCard } from './stencils/StencilCard.tsx';
import { useStencilRows } from './stencils/useStencilRows.ts';
import type { BudgetAddress } from './useBudgetAddress.ts';

interface BudgetViewProps {
  readonly unit: UnitPlace;
  readonly own: string | undefined;
  readonly budget: UnitBudget;
  /** The cost of the year in the address; undefined while it is loading. */
  readonly cost: BudgetYear | undefined;
  readonly address: BudgetAddress;
  /** Fetches budget and cost again; resolves when they are there. */
  readonly refresh: () => Promise<unknown>;
}

/** The budget of a unit: its categories, the periods and the year of the one chosen, its stencils and budget hours. */
export const BudgetView = ({ unit, own, budget, cost, address, refresh }: BudgetViewProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [budgetOnly] = useAddressState('budgetCategory');
  const [opened, setOpened] = useState<{ readonly category: BudgetCategory | undefined }>();
  const { categories, hours, stencils } = budget;
  const { canWrite } = unit;
  const stencilRows = useStencilRows(unit, stencils, refresh);
  const hoursRows = useHoursRows(unit, hours, stencilRows.rates, refresh);
  const chosen = chosenCategory(categories, budgetOnly, own);
  type Shown = Pick<BudgetCategoryRow, 'id' | 'isBudgetCategory'> | undefined;
  const hrefOf = (category: Shown) =>
    href.plan({
      ...unit.ids,
      tab: 'budget',
      categoryId: category && !category.isBudgetCategory ? category.id : own,
      budgetCategory: category?.isBudgetCategory ? category.id : undefined,
      year: String(address.year),
      simulated: address.withSimulated ? 'true' : undefined,
      whole: address.isWhole ? 'true' : undefined,
    });
  const show = (category: Shown) => void navigate(hrefOf(category));
  const list: CategoryListProps = {
    categories,
    chosen: chosen?.id,
    canWrite,
    onChoose: show,
    onNew: () => setOpened({ category: undefined }),
    onEdit: (category) => setOpened({ category }),
  };
  const create = canWrite && (
    <Button onClick={() => setOpened({ category: undefined })}>{t('budget.categories.new')}</Button>
  );
  return (
    <div className={styles.tab}>
      <TabTools>
        <Button size="small" onClick={() => address.showAbsence(true)}>
          {t('budget.absence.open')}
        </Button>
        <InfoButton />
      </TabTools>
      {!isNarrow && <CategoryList {...list} />}
      {isNarrow && chosen && <CategoryBar {...list} hrefOf={hrefOf} />}
      {chosen ? (
        <CategoryBudget
          key={chosen.id}
          unit={unit}
          category={chosen}
          cost={cost}
          address={address}
          storedRates={stencils}
          stencils={stencilRows}
          hours={hoursRows}
          refresh={refresh}
        >
          <div className={styles.side}>
            <StencilCard rows={stencilRows} stencils={stencils} canWrite={canWrite} />
            {unit.hasBudgetHours && <HoursCard rows={hoursRows} hours={hours} canWrite={canWrite} />}
          </div>
        </CategoryBudget>
      ) : (
        <div>
          <h1 className="visually-hidden">{t('plan.budget')}</h1>
          <EmptyState title={t('budget.categories.none')} action={create} />
        </div>
      )}
      {opened && (
        <CategoryForm
          unit={unit}
          categories={categories}
          category={opened.category}
          onSaved={(category) => {
            setOpened(undefined);
            void refresh().then(() => show(category));
          }}
          onRemoved={() => {
            setOpened(undefined);
            if (opened.category?.id === chosen?.id) show(undefined);
            void refresh();
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
};
