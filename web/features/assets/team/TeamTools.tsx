import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tooltip from 'antd/es/tooltip';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsLow, useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import { FaultMark } from '#web/kit/ui/sheet/Marks.tsx';
import { StepIcon } from '#web/kit/ui/sheet/StepIcon.tsx';
import type { CellFault } from '#web/kit/ui/sheet/useSheet.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import styles from './TeamCard.module.css';
import { TeamMenu, type TeamMenuItem } from './TeamMenu.tsx';

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
  /** What there is no room for, and what opens the legend where that is not below the sheet. */
  readonly menu: readonly TeamMenuItem[];
  readonly onLegend: (() => void) | undefined;
  /** The weeks, before the sheet's own tools. */
  readonly children: ReactNode;
}

const Tools = (props: TeamToolsProps) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const [isPhone, isLow, isSmall] = [useIsPhone(), useIsLow(), useMedia('(max-width: 1023px)')];
  const [isSearching, setSearching] = useState(false);
  const { changed, faultAt, firstRow, firstColumn, canWrite, onLegend } = props;
  /** Enter goes to the first employee that is found. */
  const goToFirst = () => {
    if (firstRow !== undefined && firstColumn !== undefined) props.onCell(firstRow, firstColumn);
  };
  const find = (
    <Input.Search
      size="small"
      className={styles.find ?? ''}
      placeholder={t('assets.list.search')}
      aria-label={t('assets.list.search')}
      allowClear={clearable}
      autoFocus={isPhone || isLow}
      value={props.search}
      onChange={({ target }) => props.onSearch(target.value)}
      onSearch={(text) => text !== '' && goToFirst()}
    />
  );
  const faults = (
    <FaultMark
      count={props.faults}
      brief={isLow}
      onOpen={() => faultAt && props.onCell(faultAt.rowId, faultAt.columnId)}
    />
  );
  const steps = [
    { key: 'undo', icon: <StepIcon />, label: t('assets.undo'), disabled: !props.canUndo, onClick: props.onUndo },
    {
      key: 'redo',
      icon: <StepIcon forward />,
      label: t('assets.redo'),
      disabled: !props.canRedo,
      onClick: props.onRedo,
    },
  ];
  const save = canWrite && (
    <Button
      size="small"
      type="primary"
      className={styles.save ?? ''}
      // On a phone the mark of what is wrong has its room.
      icon={isPhone && props.faults > 0 ? undefined : <SaveOutlined aria-hidden />}
      disabled={changed === 0 || props.faults > 0}
      loading={props.state !== 'idle'}
      onClick={props.onSave}
    >
      {changed === 0
        ? t(isSmall ? 'ui.save' : 'assets.save')
        : t(isSmall ? 'assets.team.saveShort' : 'assets.team.save', { count: changed })}
    </Button>
  );
  const menu = (onLegend || props.menu.length > 0) && (
    <TeamMenu
      groups={[
        props.menu,
        onLegend ? [{ key: 'legend', label: t('assets.team.legend.title'), onClick: onLegend }] : [],
      ]}
    />
  );
  const absence = canWrite && !isPhone && (
    <Tooltip title={t('assets.team.absence.tip')}>
      <Button size="small" aria-label={t('assets.team.absence.title')} onClick={props.onAbsence}>
        {t(isLow ? 'assets.team.absence.short' : 'assets.team.absence.title')}
      </Button>
    </Tooltip>
  );
  const stepButtons =
    canWrite &&
    steps.map(({ key, icon, label, disabled, onClick }) => (
      <Button key={key} size="small" type="text" icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
    ));
  if (isPhone || isLow)
    return (
      <>
        <TabTools>
          <span className={styles.phoneTools} data-fills="">
            <Button
              size="small"
              icon={<SearchOutlined aria-hidden />}
              aria-label={t('assets.list.search')}
              aria-expanded={isSearching}
              onClick={() => setSearching(!isSearching)}
            />
            {absence}
            <span className={styles.grow} />
            {faults}
            {!isPhone && stepButtons}
            {save}
            {menu}
          </span>
        </TabTools>
        <div className={styles.tools}>
          {props.children}
          {isPhone && stepButtons}
          {(isSearching || props.search !== '') && find}
        </div>
      </>
    );
  return (
    <div className={styles.tools}>
      {props.children}
      {find}
      {faults}
      <span className={styles.grow} />
      {absence}
      {stepButtons}
      {save}
      {menu}
    </div>
  );
};

/** The tools over the team sheet: weeks, search, absence (on a phone in the bar below), undo and redo, save, and a menu of what has no room. Not drawn again by a key in the sheet. */
export const TeamTools = memo(Tools);
