import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../hooks/useMedia.ts';
import styles from './Marks.module.css';

interface UnsavedMarkProps {
  readonly count: number;
  readonly className?: string;
  /** Whether its row has room for the count alone. */
  readonly brief?: boolean;
}

/** How many values of a sheet are not saved; nothing where all are. */
export const UnsavedMark = ({ count, className = '', brief = false }: UnsavedMarkProps) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  const name = t('ui.sheet.unsaved', { count });
  return (
    <span className={`${styles.mark} ${brief ? styles.brief : ''} ${className}`} title={brief ? name : undefined}>
      <StarFilled aria-hidden />
      {brief && <span aria-hidden>{count}</span>}
      <span className={brief ? 'visually-hidden' : undefined}>{name}</span>
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
