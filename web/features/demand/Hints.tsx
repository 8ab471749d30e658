import { useTranslation } from 'react-i18next';
import { Hints as SheetHints } from '#web/kit/ui/sheet/Hints.tsx';
import styles from './DemandTab.module.css';

/** What the marks in the table of demand mean, and its keys. */
export const Hints = () => {
  const { t } = useTranslation();
  return (
    <SheetHints own={{ keys: ['Ctrl', 'R'], does: t('demand.hint.right') }}>
      <span>
        <i className={styles.weekendKey} />
        {t('demand.hint.weekend')}
      </span>
    </SheetHints>
  );
};
