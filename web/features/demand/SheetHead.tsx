import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import type { Demand } from '#shared/model/demand.ts';
import { LastChange } from '#web/domain/history/LastChange.tsx';
import { periodText } from '#web/domain/planning/dates.ts';
import { Indicators } from '#web/domain/planning/Indicators.tsx';
import { FaultMark, UnsavedMark } from '#web/kit/ui/sheet/Marks.tsx';
import { SheetHeader } from '#web/kit/ui/sheet/SheetHeader.tsx';
import { StepIcon } from '#web/kit/ui/sheet/StepIcon.tsx';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import styles from './DemandTab.module.css';
import { EditMenu } from './edit/EditMenu.tsx';
import type { TableEdits } from './edit/useTableEdits.ts';
import { DemandMenu } from './period/DemandMenu.tsx';
import type { DemandAction } from './period/useDemandMenu.ts';
import { usePeriodFacts } from './period/usePeriodFacts.ts';

interface SheetHeadProps {
  readonly demand: Demand;
  readonly category: Category;
  readonly readOnly: boolean;
  /** Why nothing can be typed, where the period's own marks do not say it. */
  readonly reason: string | undefined;
  /** What the table comes to, where its sums are out of sight. */
  readonly sum: ReactNode;
  readonly changes: number;
  readonly faults: number;
  readonly state: ChangeState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly edits: TableEdits;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onFault: () => void;
  readonly onSave: () => void;
  readonly actions: readonly DemandAction[];
  readonly onAction: (action: DemandAction) => void;
}

const Heading = (props: SheetHeadProps) => {
  const { t } = useTranslation();
  const { demand, category, readOnly, reason, changes, faults, state } = props;
  const { weeks, year } = periodText(demand, t('ui.period.openShort'));
  const [days, ...facts] = usePeriodFacts()(demand, category);

  // Sum and marks have one line.
  const hasSum = Boolean(props.sum);
  return (
    <SheetHeader
      title={`${weeks} ${year}`}
      barAbove
      text={
        <>
          <span className={styles.days}>{days} · </span>
          <span className={props.sum ? styles.facts : undefined}>{facts.join(' · ')}</span>
        </>
      }
      marks={
        <>
          {props.sum}
          <Indicators
            of={[...(demand.simulation ? ['simulation' as const] : []), ...(demand.locked ? ['locked' as const] : [])]}
          />
          {reason !== undefined && (
            <span className={styles.reason}>
              <LockOutlined aria-hidden />
              {reason}
            </span>
          )}
          <UnsavedMark count={changes} className="wide-only" brief={hasSum && faults > 0} />
          <FaultMark count={faults} onOpen={props.onFault} brief={hasSum} />
          {changes === 0 && <LastChange stamp={demand} name={`${weeks} ${year}`} className="wide-only" />}
          {state === 'waiting' && (
            <span className={styles.reason} role="status">
              {t('ui.waiting')}
            </span>
          )}
        </>
      }
    >
      {!readOnly && (
        <span className={styles.steps}>
          <EditMenu edits={props.edits} />
          <Tooltip title={t('demand.undo')}>
            <Button
              type="text"
              icon={<StepIcon />}
              aria-label={t('demand.undo')}
              disabled={!props.canUndo}
              onClick={props.onUndo}
            />
          </Tooltip>
          <Tooltip title={t('demand.redo')}>
            <Button
              type="text"
              icon={<StepIcon forward />}
              aria-label={t('demand.redo')}
              disabled={!props.canRedo}
              onClick={props.onRedo}
            />
          </Tooltip>
        </span>
      )}
      {(!readOnly || changes > 0) && (
        <Button
          type="primary"
          icon={<SaveOutlined aria-hidden />}
          disabled={changes === 0 || faults > 0}
          loading={state !== 'idle'}
          aria-label={t('demand.save')}
          onClick={props.onSave}
        >
          <span className="wide-only">{t('demand.save')}</span>
          <span className="phone-only">{t('ui.save')}</span>
        </Button>
      )}
      <DemandMenu demand={demand} actions={props.actions} onAction={props.onAction} />
    </SheetHeader>
  );
};

/** Which period is shown, what is not saved, and the buttons over the sheet; drawn anew only when one of these changes. */
export const SheetHead = memo(Heading);
