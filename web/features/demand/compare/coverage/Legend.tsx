import { useTranslation } from 'react-i18next';
import styles from './Legend.module.css';

const lines = ['supply', 'live', 'simulated'] as const;
const areas = ['short', 'over'] as const;

/** What the lines and areas of the graph mean. */
export const Legend = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {lines.map((line) => (
        <li key={line}>
          <svg width="16" height="8" aria-hidden="true">
            <path d="M0,4H16" className={styles[line]} />
          </svg>
          {t(`demand.compare.coverage.${line}`)}
        </li>
      ))}
      {areas.map((area) => (
        <li key={area}>
          <i className={styles[area]} />
          {t(`demand.compare.coverage.${area}`)}
        </li>
      ))}
    </ul>
  );
};
