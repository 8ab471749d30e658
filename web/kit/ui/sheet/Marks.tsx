import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../hooks/useMedia.ts';
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

interface FaultMarkProps {
  readonly count: number;
  readonly onOpen: () => void;
  /** Whether its row has room for the count alone, as on a phone. */
  readonly brief?: boolean;
}

/** How many values of a sheet are to be corrected, and the way to the first of them; nothing where all are right. */
export const FaultMark = ({ count, onOpen, brief = false }: FaultMarkProps) => {
  const { t } = useTranslation();
  const isBrief = useIsPhone() || brief;
  if (count === 0) return null;
  const name = t('ui.sheet.faults', { count });
  return (
    <button
      type="button"
      className={`${styles.mark} ${styles.fault} ${isBrief ? styles.brief : ''}`}
      aria-label={isBrief ? name : undefined}
      title={isBrief ? name : undefined}
      onClick={onOpen}
    >
      <ExclamationCircleOutlined aria-hidden />
      {isBrief ? count : name}
    </button>
  );
};
