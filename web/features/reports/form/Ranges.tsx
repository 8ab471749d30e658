import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { weeksInYear } from '#shared/time/week.ts';
import { offeredYears } from '#web/domain/followup/years.ts';
import { weekFault } from '#web/domain/planning/typedWeek.ts';
import { WeekPicker } from '#web/domain/planning/WeekPicker.tsx';
import { monthText, today } from '#web/kit/ui/dates.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { withRange, withStartYear, withWeek } from '../model/change.ts';
import { lacksWeek } from '../model/checks.ts';
import { presets, rangeOf } from '../model/presets.ts';
import type { Settings } from '../model/settings.ts';
import { Choice } from './Choice.tsx';
import styles from './Form.module.css';

interface RangeProps {
  readonly settings: Settings;
  readonly alter: (settings: Settings) => void;
}

interface WeekFieldProps {
  readonly label: string;
  readonly value: Day;
  /** What to say of the week below it. */
  readonly help?: string | undefined;
  readonly onWeek: (monday: Day) => void;
}

/** A week of the report; a text that is no week stays with its reason until another week is chosen, here or by a preset. */
const WeekField = ({ label, value, help, onWeek }: WeekFieldProps) => {
  const id = useId();
  const textOf = useFaultText();
  const [typed, setTyped] = useState<{ readonly over: Day; readonly text: string }>();
  const unread = typed?.over === value ? typed.text : undefined;
  return (
    <Field
      id={id}
      label={label}
      error={unread === undefined ? undefined : textOf({ code: weekFault(unread) })}
      help={help && <span role="status">{help}</span>}
    >
      <WeekPicker
        id={id}
        value={value}
        unread={unread}
        invalid={unread !== undefined}
        describedBy={unread === undefined ? undefined : `${id}-error`}
        onChange={(monday, text) => {
          const left = monday === null ? '' : text;
          setTyped(left === undefined ? undefined : { over: value, text: left });
          if (monday !== null && left === undefined) onWeek(monday);
        }}
      />
    </Field>
  );
};

/** The one week of an overview. */
export const OneWeek = ({ settings, alter }: RangeProps) => {
  const { t } = useTranslation();
  return (
    <WeekField
      label={t('reports.range.week')}
      value={settings.start}
      onWeek={(monday) => alter(withWeek(settings, 'start', monday))}
    />
  );
};

/** The first and the last week of a report, typed or by a preset; one that the other took along is named. */
export const Weeks = ({ settings, alter }: RangeProps) => {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<{ readonly field: 'start' | 'end'; readonly day: Day }>();
  // The fields anew after a preset: it replaces also a text that is no week, over a week that stays.
  const [round, setRound] = useState(0);
  const choose = (field: 'start' | 'end', monday: Day) => {
    const other = field === 'start' ? 'end' : 'start';
    const next = withWeek(settings, field, monday);
    setMoved(next[other] === settings[other] ? undefined : { field: other, day: next[other] });
    alter(next);
  };
  return (
    // One part of the form: the shortcuts stay below the weeks that they set.
    <div>
      <div className={styles.pair}>
        {(['start', 'end'] as const).map((field) => (
          <WeekField
            key={`${field} ${round}`}
            label={t(`reports.range.${field}`)}
            value={settings[field]}
            help={
              moved?.field === field && moved.day === settings[field] ? t(`reports.range.moved.${field}`) : undefined
            }
            onWeek={(monday) => choose(field, monday)}
          />
        ))}
      </div>
      <fieldset className={styles.presets} aria-label={t('reports.range.presets')}>
        {presets.map((preset) => {
          const range = rangeOf(preset, settings, today());
          const isChosen = range.start === settings.start && range.end === settings.end;
          return (
            <Button
              key={preset}
              size="small"
              aria-label={t(`reports.range.presetName.${preset}`)}
              title={t(`reports.range.presetName.${preset}`)}
              aria-pressed={isChosen}
              className={isChosen ? styles.chosen : undefined}
              onClick={() => {
                setRound(round + 1);
                alter(withRange(settings, range));
              }}
            >
              {t(`reports.range.preset.${preset}`)}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const monthOptions = () =>
  months.map((month) => ({ value: month, label: monthText(`2026-${String(month).padStart(2, '0')}`).toLowerCase() }));

const yearOptions = (years: readonly number[]) => years.map((year) => ({ value: year, label: String(year) }));

/** The one year of the follow-up of a place. */
export const OneYear = ({ settings, alter }: RangeProps) => {
  const { t } = useTranslation();
  const { startYear } = settings;
  const offered = [...new Set([...offeredYears(Number(today().slice(0, 4))), startYear])];
  return (
    <Choice
      label={t('followup.year')}
      value={startYear}
      options={yearOptions(offered)}
      onChange={(year) => alter(withStartYear(settings, year))}
    />
  );
};

/** The years of the units and those that are chosen; where the units have none the years around this one. */
const yearsOf = (known: readonly number[], { startYear, endYear }: Settings): readonly number[] => {
  const now = Number(today().slice(0, 4));
  const own = known.length > 0 ? known : [now - 1, now, now + 1];
  return [...new Set([...own, startYear, endYear])].sort((a, b) => a - b);
};

interface YearsProps extends RangeProps {
  /** In which the units have what the report is of; undefined while they are loaded. */
  readonly known: readonly number[] | undefined;
  /** Whether a week may stand for all of them. */
  readonly mayBeWeek: boolean;
}

/** Years and months of a report, and the week that may stand for them. */
export const Years = ({ settings, alter, known = [], mayBeWeek }: YearsProps) => {
  const { t } = useTranslation();
  const { startYear, endYear, startMonth, endMonth, simulateWeek } = settings;
  const years = yearsOf(known, settings);
  const isSimulated = simulateWeek > 0;
  const isLacking = lacksWeek(settings);
  const weeks = Array.from({ length: weeksInYear(startYear) }, (_, index) => index + 1);
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label={t('reports.range.startYear')}
          value={startYear}
          options={yearOptions(years)}
          onChange={(year) => alter(withStartYear(settings, year))}
        />
        <Choice
          label={t('reports.range.endYear')}
          value={isSimulated ? startYear : endYear}
          disabled={isSimulated}
          options={yearOptions(years.filter((year) => year >= startYear))}
          onChange={(year) => alter({ ...settings, endYear: year })}
        />
      </div>
      <div className={styles.pair}>
        <Choice
          label={t('reports.range.startMonth')}
          value={startMonth}
          disabled={isSimulated}
          options={monthOptions()}
          onChange={(month) => alter({ ...settings, startMonth: month })}
        />
        <Choice
          label={t('reports.range.endMonth')}
          value={endMonth}
          disabled={isSimulated}
          options={monthOptions()}
          onChange={(month) => alter({ ...settings, endMonth: month })}
        />
      </div>
      {mayBeWeek && (
        <Choice
          label={t('reports.range.simulateWeek')}
          value={simulateWeek}
          options={[
            { value: 0, label: t('reports.range.none') },
            ...[...weeks, ...(isLacking ? [simulateWeek] : [])].map((week) => ({
              value: week,
              label: weekLabel({ week }),
            })),
          ]}
          error={isLacking ? t('reports.range.noWeek', { year: String(startYear) }) : undefined}
          onChange={(week) => alter({ ...settings, simulateWeek: week })}
        />
      )}
    </>
  );
};
