import { useTranslation } from 'react-i18next';
import { weekdays } from '#shared/model/demand.ts';
import styles from './CompareTable.module.css';

/** The headings of hours and of services. */
const Trio = () => {
  const { t } = useTranslation();
  return (
    <>
      <th scope="col" className={`${styles.figure} ${styles.group}`}>
        {t('demand.compare.live')}
      </th>
      <th scope="col" className={styles.figure}>
        {t('demand.compare.simulated')}
      </th>
      <th scope="col" className={styles.figure}>
        {t('demand.compare.change')}
      </th>
    </>
  );
};

/** The columns and the two rows of headings. */
export const CompareHeadings = () => {
  const { t } = useTranslation();
  return (
    <>
      <colgroup>
        <col className={styles.nameColumn} />
        {weekdays.map((day) => (
          <col key={day} />
        ))}
        <col className={styles.timeColumn} span={2} />
        <col className={styles.hoursColumn} span={3} />
        <col className={styles.servicesColumn} span={3} />
      </colgroup>
      <thead>
        <tr>
          <th rowSpan={2} scope="col" className={styles.name}>
            {t('demand.shift')}
          </th>
          <th colSpan={7} scope="colgroup" className={styles.group}>
            {t('demand.group.values')}
          </th>
          <th colSpan={2} scope="colgroup" className={styles.group}>
            {t('demand.compare.times')}
          </th>
          <th colSpan={3} scope="colgroup" className={styles.group}>
            {t('demand.hoursLong')}
          </th>
          <th colSpan={3} scope="colgroup" className={styles.group}>
            {t('demand.services')}
          </th>
        </tr>
        <tr>
          {weekdays.map((day, index) => (
            <th key={day} scope="col" className={index === 0 ? styles.group : undefined}>
              {t(`demand.day.${day}`)}
            </th>
          ))}
          <th scope="col" className={styles.group}>
            {t('demand.compare.weekday')}
          </th>
          <th scope="col">{t('demand.compare.weekend')}</th>
          <Trio />
          <Trio />
        </tr>
      </thead>
    </>
  );
};
