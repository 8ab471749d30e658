import { useTranslation } from 'react-i18next';
import { faultsOf } from '#shared/model/faults.ts';
import { LogQuery } from '#shared/model/log.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './Log.module.css';
import { LogPages } from './LogPages.tsx';
import { useFilters } from './useFilters.ts';

/** The log of changes, newest first, filtered by the address. */
export const LogBook = () => {
  const { t } = useTranslation();
  const [filters, narrow] = useFilters();
  const read = LogQuery.safeParse(filters);
  const faults = read.success ? undefined : faultsOf(read.error.issues);
  usePageTitle(t('log.title'));
  return (
    <div className={styles.page}>
      <h1>{t('log.title')}</h1>
      <FilterBar filters={filters} narrow={narrow} faults={faults} />
      <div className={styles.card}>
        <table className={styles.table} aria-label={t('log.title')}>
          <thead className="read-narrow">
            <tr>
              <th scope="col">{t('log.when')}</th>
              <th scope="col">{t('log.who')}</th>
              <th scope="col">{t('log.what')}</th>
              <th scope="col">{t('log.where')}</th>
            </tr>
          </thead>
          <tbody>
            {faults === undefined && <LogPages key={JSON.stringify(filters)} filters={filters} narrow={narrow} />}
          </tbody>
        </table>
      </div>
    </div>
  );
};
