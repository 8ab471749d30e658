import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import styles from './CategoryList.module.css';
import { allServicesOn, type BudgetCategoryRow, servicesOn } from './choose.ts';

export interface CategoryListProps {
  readonly categories: readonly BudgetCategoryRow[];
  readonly chosen: string | undefined;
  readonly canWrite: boolean;
  readonly onChoose: (category: BudgetCategoryRow) => void;
  readonly onNew: () => void;
  readonly onEdit: (category: BudgetCategoryRow) => void;
  /** In a drawer, which has the title: called when a pointer has chosen, also the one chosen already. */
  readonly onPicked?: () => void;
}

/** The categories of the unit with their services of today: its own, then those with a budget only. */
export const CategoryList = ({ categories, chosen, canWrite, ...on }: CategoryListProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { today } = usePlanner();
  const choose = (value: string) => {
    const category = categories.find((one) => one.id === value);
    if (category) on.onChoose(category);
  };
  const row = (category: BudgetCategoryRow) => (
    <div key={category.id} className={`${styles.row} ${category.id === chosen ? styles.chosen : ''}`}>
      {/* Arrow keys choose too, by clicks without a count: they go on in the list. */}
      <Radio value={category.id} onClick={({ detail }) => detail > 0 && on.onPicked?.()}>
        {category.name}
      </Radio>
      {canWrite && category.isBudgetCategory && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('budget.categories.changeOf', { name: category.name })}
          onClick={() => on.onEdit(category)}
        />
      )}
      <b>
        <Num value={servicesOn(category, today)} as="receipt" />
      </b>
    </div>
  );
  const own = categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const budgetOnly = categories.filter(({ isBudgetCategory }) => isBudgetCategory);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={on.onPicked ? 'visually-hidden' : styles.header}>
        <h2 id={id}>{t('budget.categories.title')}</h2>
        {canWrite && !on.onPicked && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={on.onNew}>
            {t('budget.categories.create')}
          </Button>
        )}
      </header>
      <Radio.Group
        className={styles.group}
        value={chosen}
        aria-labelledby={id}
        onChange={({ target }) => choose(String(target.value))}
      >
        <p className={styles.caption}>
          <span>{t('budget.categories.own')}</span>
          <span>{t('budget.categories.today')}</span>
        </p>
        {own.map(row)}
        {budgetOnly.length > 0 && (
          <p className={styles.caption}>
            <span>{t('budget.categories.only')}</span>
          </p>
        )}
        {budgetOnly.map(row)}
      </Radio.Group>
      <footer className={styles.sum}>
        <span>{t('budget.categories.all')}</span>
        <b>
          <Num value={allServicesOn(categories, today)} as="receipt" />
        </b>
      </footer>
    </section>
  );
};
