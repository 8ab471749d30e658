import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { momentText } from '#web/kit/ui/dates.ts';
import styles from './Edit.module.css';
import type { CellConflict } from './model/cells.ts';

interface DecisionProps {
  readonly id?: string;
  readonly conflict: CellConflict;
  /** A value as it is shown. */
  readonly show?: (text: string) => string;
  readonly onDecide: (mine: boolean) => void;
}

/** The choice between what is typed in a cell and what another account has saved there meanwhile. */
export const Decision = ({ id, conflict, show = (text) => text, onDecide }: DecisionProps) => {
  const { t } = useTranslation();
  const written = (text: string) => (text === '' ? t('ui.conflict.empty') : show(text));
  const { by: who, at, theirs, mine } = conflict;
  return (
    <div className={styles.decision}>
      <p id={id} role="alert">
        {t('activities.edit.conflict', { who, when: momentText(at), value: written(theirs) })}
      </p>
      <Button size="small" onClick={() => onDecide(false)}>
        {t('activities.edit.takeTheirs', { value: written(theirs) })}
      </Button>
      <Button size="small" onClick={() => onDecide(true)}>
        {t('activities.edit.keepMine', { value: written(mine) })}
      </Button>
    </div>
  );
};
