import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import { formatMinutes } from '#shared/quantity/minutes.ts';
import { daysIn } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { longDayText, periodText } from '#web/ui/period/dates.ts';
import { Indicators } from '#web/ui/period/Indicators.tsx';
import styles from './DemandTab.module.css';
import type { Editor } from './draft/useEditor.ts';
import { StepIcon } from './StepIcon.tsx';

interface SheetHeadProps {
  readonly editor: Editor;
  readonly category: Category;
  readonly readOnly: boolean;
  /** Why nothing can be typed, where the period's own marks do not say it. */
  readonly reason: string | undefined;
  readonly menu: ReactNode;
}

/** Which period is shown, what is not saved, and the buttons over the sheet. */
export const SheetHead = ({ editor, category, readOnly, reason, menu }: SheetHeadProps) => {
  const { t } = useTranslation();
  const { base, sheet, changes, state } = editor;
  const { weeks, year } = periodText(base, t('ui.period.openShort'));
  const fullTime = valueOn(category.periods, base.start);
  const about = [
    base.end === null
      ? `${longDayText(base.start)} – ${t('ui.period.open')}`
      : `${longDayText(base.start)} – ${longDayText(base.end)}`,
    ...(base.end === null ? [] : [t('ui.period.weeks', { count: daysIn(base) / 7 })]),
    ...(fullTime
      ? [t('demand.fullTime', { time: formatMinutes(fullTime.workingHours * 60 + fullTime.workingMinutes) })]
      : [t('demand.noFullTime')]),
  ];
  const [fault] = sheet.faults;

  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          {weeks} {year}
        </h1>
        <p>{about.join(' · ')}</p>
      </div>
      <span className={styles.marks}>
        <Indicators
          of={[...(base.simulation ? ['simulation' as const] : []), ...(base.locked ? ['locked' as const] : [])]}
        />
        {reason !== undefined && (
          <span className={styles.reason}>
            <LockOutlined aria-hidden />
            {reason}
          </span>
        )}
        {changes > 0 && (
          <span className={`${styles.star} wide-only`}>
            <StarFilled aria-hidden />
            {t('demand.unsaved', { count: changes })}
          </span>
        )}
        {fault && (
          <button type="button" className={styles.fault} onClick={() => sheet.goTo(fault.rowId, fault.columnId)}>
            <ExclamationCircleOutlined aria-hidden />
            {t('demand.faults', { count: sheet.faults.length })}
          </button>
        )}
        {state === 'waiting' && (
          <span className={styles.reason} role="status">
            {t('demand.waiting')}
          </span>
        )}
      </span>
      <span className={styles.grow} />
      {!readOnly && (
        <span className={styles.steps}>
          <Tooltip title={t('demand.undo')}>
            <Button
              type="text"
              icon={<StepIcon />}
              aria-label={t('demand.undo')}
              disabled={!sheet.canUndo}
              onClick={sheet.undo}
            />
          </Tooltip>
          <Tooltip title={t('demand.redo')}>
            <Button
              type="text"
              icon={<StepIcon forward />}
              aria-label={t('demand.redo')}
              disabled={!sheet.canRedo}
              onClick={sheet.redo}
            />
          </Tooltip>
        </span>
      )}
      {(!readOnly || editor.dirty) && (
        <Button
          type="primary"
          icon={<SaveOutlined />}
          disabled={!editor.dirty || fault !== undefined}
          loading={state !== 'idle'}
          onClick={editor.save}
        >
          {t('demand.save')}
        </Button>
      )}
      {menu}
    </header>
  );
};
