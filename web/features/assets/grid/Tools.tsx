import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShrinkingButton } from '#web/kit/ui/inputs/ShrinkingButton.tsx';
import { StepIcon } from '#web/kit/ui/sheet/StepIcon.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import styles from './PeriodSheet.module.css';
import type { PeriodRow } from './row.ts';

interface ToolsProps {
  readonly sheet: SheetModel<PeriodRow>;
  readonly state: ChangeState;
  readonly onSave: () => void;
  readonly onNewPeriod: () => void;
  /** Opens the period that the table is in. */
  readonly onEdit: (() => void) | undefined;
}

/** What can be done with the periods: undo and redo, open one, make one, save. */
export const Tools = ({ sheet, state, onSave, onNewPeriod, onEdit }: ToolsProps) => {
  const { t } = useTranslation();
  const icon = (label: string, drawn: ReactNode, onClick: (() => void) | undefined, enabled: boolean) => (
    <Tooltip title={label}>
      <Button type="text" icon={drawn} aria-label={label} disabled={!enabled} onClick={onClick} />
    </Tooltip>
  );
  return (
    <span className={styles.tools}>
      {icon(t('assets.undo'), <StepIcon />, sheet.undo, sheet.canUndo)}
      {icon(t('assets.redo'), <StepIcon forward />, sheet.redo, sheet.canRedo)}
      {icon(t('assets.period.openMarked'), <EditOutlined aria-hidden />, onEdit, onEdit !== undefined)}
      <ShrinkingButton
        wordlessAt="(max-width: 1000px)"
        word={t('ui.period.new')}
        icon={<PlusOutlined aria-hidden />}
        onClick={onNewPeriod}
      />
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden />}
        disabled={sheet.changes === 0}
        loading={state !== 'idle'}
        onClick={onSave}
      >
        <span className="wide-only">{t('assets.save')}</span>
        <span className="phone-only">{t('ui.save')}</span>
      </Button>
    </span>
  );
};
