import { useTranslation } from 'react-i18next';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { riskShades } from '../model/risk.ts';
import styles from './Legend.module.css';
import { Signs } from './Legend.tsx';

/** What the colours and signs of the map of risks mean. */
export const RiskLegend = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.legend}>
      <span className={styles.end}>{t('overview.figures.unit.risk')}</span>
      <ol className={styles.scale} aria-label={t('overview.legend.scale')}>
        {riskShades.map((shade) => (
          <li key={shade} className={shade === 'zero' ? styles['of-zero'] : undefined}>
            <i className={shadeStyles[shade]} aria-hidden="true" />
            <span>{t(`overview.figures.shade.${shade}`)}</span>
          </li>
        ))}
      </ol>
      <span className={styles.grow} />
      <Signs />
    </div>
  );
};
