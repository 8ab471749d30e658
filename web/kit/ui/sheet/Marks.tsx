import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import { useTranslation } from 'react-i18next';
import styles from './Marks.module.css';

/** How many values of a sheet are not saved; nothing where all are. */
export const UnsavedMark = ({ count, className = '' }: { readonly count: number; readonly className?: string }) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={`${styles.mark} ${className}`}>
      <StarFilled aria-hidden />
      {t('ui.sheet.unsaved', { count })}
    </span>
  );
};

/** How many values of a sheet are to be corrected, and the way to the first of them; nothing where all are right. */
export const FaultMark = ({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <button type="button" className={`${styles.mark} ${styles.fault}`} onClick={onOpen}>
      <ExclamationCircleOutlined aria-hidden />
      {t('ui.sheet.faults', { count })}
    </button>
  );
};
