import { useTranslation } from 'react-i18next';
import { workbookSheets } from '#shared/model/workbook.ts';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Sheets.module.css';

/** The sheet whose rows the rows of another need, as they are stored. */
const basis = {
  units: undefined,
  categories: 'units',
  staff: 'categories',
  demand: 'categories',
  beds: 'units',
  budget: 'categories',
  stencils: 'units',
  accounts: 'units',
} as const;

/** The sheets of the template: what a row of each is, its columns, and which sheet it builds on. */
export const Sheets = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('workbook.sheets')} note={t('workbook.bold')} className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr className="read-narrow">
            <th scope="col">{t('workbook.sheet')}</th>
            <th scope="col">{t('workbook.rowIs')}</th>
            <th scope="col">{t('workbook.columns')}</th>
            <th scope="col">{t('workbook.buildsOn')}</th>
          </tr>
        </thead>
        <tbody>
          {workbookSheets.map((id) => {
            const { title, columns } = workbookColumns[id];
            const needed = basis[id];
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{t(`workbook.rowOf.${id}`)}</td>
                <td>
                  {columns.map((column, index) => (
                    <span key={column.key}>
                      {index > 0 && ' · '}
                      {column.required ? <b>{column.title}</b> : column.title}
                    </span>
                  ))}
                </td>
                <td className={styles.basis}>
                  {needed ? (
                    <>
                      <span className={styles.label}>{t('workbook.buildsOn')} </span>
                      {workbookColumns[needed].title}
                    </>
                  ) : (
                    <span className={styles.none}>–</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
