import { useTranslation } from 'react-i18next';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { PrintKey } from '#web/kit/ui/print/PrintKey.tsx';
import styles from './Print.module.css';

/** What the signs of the printed map mean. */
export const PrintedKey = ({ isShare }: { readonly isShare: boolean }) => {
  const { t } = useTranslation();
  const limits = { shortage: t('overview.print.shareShort'), surplus: t('overview.print.shareOver') };
  return (
    <PrintKey limits={isShare ? limits : undefined}>
      <li>
        <span className={`${styles.cell} ${styles.sample} ${shadeStyles.hides}`}>0,0</span>
        {t('overview.legend.hides')}
      </li>
      <li>
        <span className={`${styles.cell} ${styles.sample} ${shadeStyles.partly}`}>0,0</span>
        {t('overview.legend.partly')}
      </li>
      <li>– {t('overview.legend.none')}</li>
    </PrintKey>
  );
};
