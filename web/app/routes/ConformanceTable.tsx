import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { requirements } from './conformance.ts';
import styles from './document.module.css';

const notes = ['export', 'hover', 'keys', 'time', 'status', 'support'] as const;

/** The completed table of annex A of EN 301 549: each requirement, whether it is met, and what it was tried with. */
export const ConformanceTable = () => {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('conformance.title')}</h2>
      <p>{t('conformance.lead')}</p>
      <ScrollRegion label={t('conformance.title')} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['clause', 'name', 'result', 'tested'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`conformance.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requirements.map(({ clause, name, result, methods }) => (
              <tr key={clause}>
                <td>{clause}</td>
                <th scope="row">{t(`conformance.names.${name}`)}</th>
                <td>{t(`conformance.results.${result}`)}</td>
                <td>{methods.map((method) => t(`conformance.methods.${method}`)).join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>{t('conformance.notesTitle')}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{t(`conformance.notes.${note}`)}</li>
        ))}
      </ul>
    </>
  );
};
