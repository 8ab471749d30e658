import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { ChangeState } from '#web/api/useChange.ts';
import type { SheetModel } from '#web/ui/sheet/useSheet.ts';
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
  const icon = (label: string, drawn: React.ReactNode, onClick: (() => void) | undefined, enabled: boolean) => (
    <Button type="text" icon={drawn} aria-label={label} title={label} disabled={!enabled} onClick={onClick} />
  );
  return (
    <span className={styles.tools}>
      {icon(t('assets.undo'), <UndoOutlined />, sheet.undo, sheet.canUndo)}
      {icon(t('assets.redo'), <RedoOutlined />, sheet.redo, sheet.canRedo)}
      {icon(t('assets.period.openMarked'), <EditOutlined />, onEdit, onEdit !== undefined)}
      <Button icon={<PlusOutlined />} onClick={onNewPeriod}>
        {t('ui.period.new')}
      </Button>
      <Button
        type="primary"
        icon={<SaveOutlined />}
        disabled={sheet.changes === 0}
        loading={state !== 'idle'}
        onClick={onSave}
      >
        {state === 'waiting' ? t('assets.waiting') : t('assets.save')}
      </Button>
    </span>
  );
};
