import { useTranslation } from 'react-i18next';
import { dashes } from '#web/charts/useChartTheme.ts';
import type { Series } from '../receipts/rows.ts';
import styles from './Legend.module.css';

const shown: readonly Series[] = ['demand', 'own', 'substitutes', 'contractors', 'budget'];

/** What each line of the graph is, by colour and dash, and what its areas are; `short`: in how many weeks there is brist. */
export const Legend = ({ short }: { readonly short: number }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('schemas.lines')}>
      {shown.map((series) => (
        <li key={series}>
          <svg width="22" height="8" aria-hidden="true">
            <line
              x1="0"
              x2="22"
              y1="4"
              y2="4"
              stroke={`var(--s-${series})`}
              strokeWidth="2"
              strokeDasharray={dashes[series]?.join(' ')}
            />
          </svg>
          {t(`schemas.line.${series}`)}
        </li>
      ))}
      <li>
        <i className={styles.short} />
        {short > 0 ? t('schemas.short', { weeks: String(short) }) : t('schemas.shortage')}
      </li>
      <li>
        <i className={styles.over} />
        {t('schemas.surplus')}
      </li>
    </ul>
  );
};
