import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import styles from './Balance.module.css';

interface WeekStepperProps {
  readonly monday: Day;
  readonly onWeek: (monday: Day) => void;
  /** The days that can be stepped to; any without it. */
  readonly within?: Period;
}

/** `‹ v06 2026 ›`: the week of a balance, with its neighbours a step away. */
export const WeekStepper = ({ monday, onWeek, within }: WeekStepperProps) => {
  const { t } = useTranslation();
  const step = (label: string, icon: ReactNode, days: number) => {
    const to = addDays(monday, days);
    return (
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        disabled={within !== undefined && !contains(within, to)}
        onClick={() => onWeek(to)}
      />
    );
  };
  const { year } = weekOf(monday);
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{t('ui.balance.week')}</legend>
      {step(t('ui.balance.previous'), <LeftOutlined aria-hidden />, -7)}
      <span aria-live="polite" translate="no">
        <b>{weekLabel(weekOf(monday))}</b> {year}
      </span>
      {step(t('ui.balance.next'), <RightOutlined aria-hidden />, 7)}
    </fieldset>
  );
};
