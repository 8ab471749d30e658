import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tooltip from 'antd/es/tooltip';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import { FaultMark } from '#web/kit/ui/sheet/Marks.tsx';
import { StepIcon } from '#web/kit/ui/sheet/StepIcon.tsx';
import type { CellFault } from '#web/kit/ui/sheet/useSheet.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import styles from './TeamCard.module.css';

interface TeamToolsProps {
  /** How many values are refused, and the row and column of the first. */
  readonly faults: number;
  readonly faultAt: CellFault | undefined;
  readonly onCell: (rowId: string, columnId: string) => void;
  /** The first employee that is shown, and the first week. */
  readonly firstRow: string | undefined;
  readonly firstColumn: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly canWrite: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onAbsence: () => void;
  /** How many employees are changed. */
  readonly changed: number;
  readonly state: ChangeState;
  readonly onSave: () => void;
  /** The weeks, before the sheet's own tools. */
  readonly children: ReactNode;
}

const Tools = (props: TeamToolsProps) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const isPhone = useIsPhone();
  const { changed, faultAt, firstRow, firstColumn } = props;
  /** Enter goes to the first employee that is found. */
  const goToFirst = () => {
    if (firstRow !== undefined && firstColumn !== undefined) props.onCell(firstRow, firstColumn);
  };
  return (
    <div className={styles.tools}>
      {props.children}
      <Input.Search
        size="small"
        className={styles.find ?? ''}
        placeholder={t('assets.list.search')}
        aria-label={t('assets.list.search')}
        allowClear={clearable}
        value={props.search}
        onChange={({ target }) => props.onSearch(target.value)}
        onSearch={(text) => text !== '' && goToFirst()}
      />
      <FaultMark count={props.faults} onOpen={() => faultAt && props.onCell(faultAt.rowId, faultAt.columnId)} />
      <span className={styles.grow} />
      {props.canWrite && (
        <>
          {!isPhone && (
            <Tooltip title={t('assets.team.absence.tip')}>
              <Button size="small" onClick={props.onAbsence}>
                {t('assets.team.absence.title')}
              </Button>
            </Tooltip>
          )}
          <Button
            size="small"
            type="text"
            icon={<StepIcon />}
            aria-label={t('assets.undo')}
            disabled={!props.canUndo}
            onClick={props.onUndo}
          />
          <Button
            size="small"
            type="text"
            icon={<StepIcon forward />}
            aria-label={t('assets.redo')}
            disabled={!props.canRedo}
            onClick={props.onRedo}
          />
          <Button
            size="small"
            type="primary"
            icon={<SaveOutlined aria-hidden />}
            disabled={changed === 0}
            loading={props.state !== 'idle'}
            onClick={props.onSave}
          >
            {changed === 0 ? t('assets.save') : t('assets.team.save', { count: changed })}
          </Button>
        </>
      )}
    </div>
  );
};

/** The tools over the team sheet: weeks, search, absence (on a phone in the bar below), undo and redo, save. Not drawn again by a key in the sheet. */
export const TeamTools = memo(Tools);
