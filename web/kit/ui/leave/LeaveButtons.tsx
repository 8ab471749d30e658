import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LeaveButtons.module.css';

interface LeaveButtonsProps {
  readonly onSave: (() => Promise<void>) | undefined;
  /** Goes on and keeps the values as a draft; undefined where none is kept. */
  readonly onKeep: (() => void) | undefined;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** The answers to the question about unsaved values: save and go on first. */
export const LeaveButtons = ({ onSave, onKeep, onDiscard, onStay }: LeaveButtonsProps) => {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave?.();
    setSaving(false);
  };
  return (
    <div className={styles.buttons}>
      {onSave && (
        <Button type="primary" autoFocus loading={saving} onClick={() => void save()}>
          {t('ui.unsaved.save')}
        </Button>
      )}
      {onKeep && <Button onClick={onKeep}>{t('ui.unsaved.keep')}</Button>}
      <Button danger onClick={onDiscard}>
        {t(onKeep ? 'ui.unsaved.discard' : 'ui.unsaved.leave')}
      </Button>
      <Button autoFocus={!onSave} onClick={onStay}>
        {t('ui.unsaved.stay')}
      </Button>
    </div>
  );
};
