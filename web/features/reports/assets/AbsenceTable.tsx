import { useTranslation } from 'react-i18next';
import type { CategoryWeekReceipts, UnitOverview } from '#shared/model/reportAnswer.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Section } from '../paper/Section.tsx';
import table from '../paper/Table.module.css';
import styles from './AbsenceTable.module.css';

const CategoryTable = ({ category: { categoryName, absences = [] } }: { readonly category: CategoryWeekReceipts }) => {
  const { t } = useTranslation();
  const name = categoryName ?? t('reports.categories.all');
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{t('reports.absence.of', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{t('reports.absence.persons')}</th>
          <th scope="col">{t('reports.absence.services')}</th>
        </tr>
      </thead>
      <tbody>
        {absences.map(({ kind, persons, services }) => (
          <tr key={kind}>
            <th scope="row">{kind ? t(`assets.absence.${kind}`) : t('reports.absence.none')}</th>
            <td>{persons}</td>
            <td>{numberText(services, 'receipt')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Who is away over the report's weeks by category and kind; nothing where no period says a kind. */
export const AbsenceTable = ({ unit }: { readonly unit: UnitOverview }) => {
  const { t } = useTranslation();
  const categories = unit.categoryWeekReceipts.filter(({ absences = [] }) => absences.length > 0);
  if (categories.length === 0) return null;
  return (
    <Section title={t('reports.absence.title')}>
      <div className={styles.categories}>
        {categories.map((category) => (
          <CategoryTable key={category.categoryId} category={category} />
        ))}
      </div>
    </Section>
  );
};
