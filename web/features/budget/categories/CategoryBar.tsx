import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { StepBar } from '#web/kit/ui/frame/StepBar.tsx';
import { CategoryList, type CategoryListProps } from './CategoryList.tsx';
import { type BudgetCategoryRow, servicesOn } from './choose.ts';

interface CategoryBarProps extends CategoryListProps {
  readonly hrefOf: (category: BudgetCategoryRow) => string;
}

/** The categories on a narrow screen: those before and after beside the chosen one, all of them in a drawer. */
export const CategoryBar = ({ hrefOf, ...list }: CategoryBarProps) => {
  const { t } = useTranslation();
  const { today } = usePlanner();
  const { categories, chosen, canWrite } = list;
  const index = categories.findIndex(({ id }) => id === chosen);
  const [category, before, after] = [categories[index], categories[index - 1], categories[index + 1]];
  return (
    <StepBar
      label={t('budget.categories.title')}
      joined
      before={{ label: t('budget.categories.before'), to: before && hrefOf(before) }}
      after={{ label: t('budget.categories.after'), to: after && hrefOf(after) }}
      drawer={{
        title: t('budget.categories.title'),
        size: '80%',
        flush: true,
        extra: canWrite && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={list.onNew}>
            {t('budget.categories.create')}
          </Button>
        ),
        content: (close) => <CategoryList {...list} onPicked={close} />,
      }}
    >
      <b>{category?.name ?? t('budget.categories.choose')}</b>
      {category && (
        <small>
          <Num value={servicesOn(category, today)} as="receipt" /> {t('budget.categories.today')}
        </small>
      )}
    </StepBar>
  );
};
