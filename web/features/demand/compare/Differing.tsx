import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { Change } from './Change.tsx';
import styles from './Compare.module.css';
import type { ComparedRow } from './model/rows.ts';

interface DifferingProps {
  readonly rows: readonly ComparedRow[];
  readonly isOnly: boolean;
  readonly onOnly: (only: boolean) => void;
}

/** Below the table: how values are shown, how many differ, and the choice of showing only their shifts. */
export const Differing = ({ rows, isOnly, onOnly }: DifferingProps) => {
  const { t } = useTranslation();
  const count = rows.reduce((sum, { differences }) => sum + differences, 0);
  const shifts = rows.filter(({ differences }) => differences > 0).length;
  return (
    <p className={styles.hint}>
      <span>
        <Change from="4" to="5" /> {t('demand.compare.key')}
      </span>
      <span role="status">
        {count === 0 ? t('demand.compare.same') : t('demand.compare.differs', { count, shifts, all: rows.length })}
      </span>
      <span className={styles.grow} />
      <Checkbox checked={isOnly} onChange={({ target }) => onOnly(target.checked)}>
        {t('demand.compare.only')}
      </Checkbox>
    </p>
  );
};
