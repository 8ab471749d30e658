import { useTranslation } from 'react-i18next';
import { LineSample } from '#web/charts/LineSample.tsx';
import styles from './Legend.module.css';
import { linesOf } from './lines.ts';

/** What each line of the graph is, by colour and dash, and what its areas are; `short`: in how many weeks there is brist. */
export const Legend = ({ short }: { readonly short: number }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('schemas.lines')}>
      {linesOf(t, []).map(({ key, name, color, dash }) => (
        <li key={key}>
          <LineSample color={color} dash={dash} />
          {name}
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
