import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { weekFault } from '#web/domain/planning/typedWeek.ts';
import { WeekPicker } from '#web/domain/planning/WeekPicker.tsx';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { neighbour, rangeText, type WeekRange } from '../model/range.ts';
import { beside } from './beside.ts';
import styles from './Tools.module.css';

interface RangeStepperProps {
  readonly range: WeekRange;
  /** The first week to show; null shows the weeks around this one. */
  readonly onFrom: (from: Day | null) => void;
}

/** `‹ v01–v26 2026 ›`: half a year back and forth, or any first week. */
export const RangeStepper = ({ range, onFrom }: RangeStepperProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const [open, setOpen] = useState(false);
  const [unread, setUnread] = useState<string>();
  const choose = (from: Day | null) => {
    setUnread(undefined);
    setOpen(false);
    onFrom(from);
  };
  const chooser = (
    <div className={styles.chooser}>
      <Field
        id="overview-from"
        label={t('overview.range.from')}
        error={unread === undefined ? undefined : textOf({ code: weekFault(unread) })}
      >
        <WeekPicker
          id="overview-from"
          value={range.start}
          unread={unread}
          invalid={unread !== undefined}
          describedBy={unread === undefined ? undefined : 'overview-from-error'}
          onChange={(monday, text) => {
            setUnread(monday === null ? '' : text);
            if (monday && text === undefined) choose(monday);
          }}
        />
      </Field>
      <Button block onClick={() => choose(null)}>
        {t('overview.range.now')}
      </Button>
    </div>
  );
  return (
    <span className={styles.stepper}>
      <Button
        type="text"
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('overview.range.previous')}
        onClick={() => onFrom(neighbour(range, -1))}
      />
      <Popover
        trigger="click"
        placement="bottom"
        open={open}
        onOpenChange={setOpen}
        content={chooser}
        getPopupContainer={beside}
      >
        <Button type="text" icon={<CalendarOutlined aria-hidden />} aria-expanded={open} className={styles.range}>
          {rangeText(range)}
        </Button>
      </Popover>
      <Button
        type="text"
        icon={<RightOutlined aria-hidden />}
        aria-label={t('overview.range.next')}
        onClick={() => onFrom(neighbour(range, 1))}
      />
    </span>
  );
};
