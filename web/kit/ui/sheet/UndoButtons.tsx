import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useTranslation } from 'react-i18next';
import styles from './Marks.module.css';
import { StepIcon } from './StepIcon.tsx';

interface UndoButtonsProps {
  readonly sheet: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    undo(): void;
    redo(): void;
  };
  readonly className?: string | undefined;
}

/** The buttons that undo and redo the last operation of a sheet. */
export const UndoButtons = ({ sheet, className }: UndoButtonsProps) => {
  const { t } = useTranslation();
  return (
    <span className={className ?? styles.undo}>
      <Tooltip title={t('ui.sheet.undo')}>
        <Button
          type="text"
          icon={<StepIcon />}
          aria-label={t('ui.sheet.undo')}
          disabled={!sheet.canUndo}
          onClick={sheet.undo}
        />
      </Tooltip>
      <Tooltip title={t('ui.sheet.redo')}>
        <Button
          type="text"
          icon={<StepIcon forward />}
          aria-label={t('ui.sheet.redo')}
          disabled={!sheet.canRedo}
          onClick={sheet.redo}
        />
      </Tooltip>
    </span>
  );
};
