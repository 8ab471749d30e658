import { useTranslation } from 'react-i18next';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import table from '../paper/Table.module.css';
import styles from './AbsenceTable.module.css';

/** Who is away over the report's weeks by category and kind; nothing where no period says a kind. */
export const AbsenceTable = ({ unit }: { readonly unit: UnitOverview }) => {
  const { t } = useTranslation();
  const rows = unit.categoryWeekReceipts.flatMap(({ categoryId, categoryName, absences = [] }) =>
    absences.map((absence) => ({
      key: `${categoryId} ${absence.kind}`,
      category: categoryName ?? t('reports.categories.all'),
      name: absence.kind ? t(`assets.absence.${absence.kind}`) : t('reports.absence.none'),
      ...absence,
    })),
  );
  if (rows.length === 0) return null;
  return (
    <div className={styles.columns}>
      <table className={table.table}>
        <caption>{t('reports.absence.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reports.absence.kind')}</th>
            <th scope="col">{t('reports.absence.category')}</th>
            <th scope="col">{t('reports.absence.persons')}</th>
            <th scope="col">{t('reports.absence.services')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, category, persons, services }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{category}</td>
              <td>{persons}</td>
              <td>{numberText(services, 'receipt')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
