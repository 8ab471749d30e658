import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { shades } from '#web/kit/ui/figures/shade.ts';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import styles from './Legend.module.css';

/** The signs that every map has, whatever its figures. */
export const Signs = () => {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.sign}>
        <i className={`${styles.swatch} ${shadeStyles.shade} ${shadeStyles.zero} ${shadeStyles.partly}`} />
        {t('overview.legend.partly')}
      </span>
      <span className={styles.sign}>
        <i className={`${styles.swatch} ${shadeStyles.none}`}>–</i>
        {t('overview.legend.none')}
      </span>
      <span className={styles.sign}>
        <i className={styles.holiday} />
        {t('overview.legend.holiday')}
      </span>
      <span className={styles.sign}>
        <i className={styles.break} />
        {t('overview.legend.break')}
      </span>
    </>
  );
};

interface LegendProps {
  /** The colours are by percent of the demand. */
  readonly isShare: boolean;
}

/** What the colours and signs of the map mean. */
export const Legend = ({ isShare }: LegendProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.legend}>
      <span className={clsx(styles.end, isShare && styles.unit)}>
        {t(isShare ? 'overview.legend.share' : 'overview.verdict.short')}
      </span>
      <ol className={styles.scale} aria-label={t('overview.legend.scale')}>
        {shades.map((shade) => (
          <li key={shade} className={styles[`of-${shade}`]}>
            <i className={shadeStyles[shade]} aria-hidden="true" />
            <span>{t(`overview.${isShare ? 'shareShade' : 'shade'}.${shade}`)}</span>
          </li>
        ))}
      </ol>
      <span className={styles.end}>{t('overview.verdict.over')}</span>
      <span className={styles.grow} />
      <span className={styles.sign}>
        <i className={`${styles.swatch} ${shadeStyles.shade} ${shadeStyles.zero} ${shadeStyles.hides}`} />
        {t('overview.legend.hides')}
      </span>
      <Signs />
    </div>
  );
};
