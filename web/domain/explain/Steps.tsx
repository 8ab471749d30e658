import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { daysText } from '#web/kit/ui/dates.ts';
import { Num, type NumberFormat } from '#web/kit/ui/figures/Num.tsx';
import styles from './ExplainPanel.module.css';
import { type Step, type StepGroup, type WeekRow, weekRowsOf } from './model.ts';

/** How a figure of each unit is written. */
export const formats: Readonly<Record<Step['unit'] | 'perDuty' | 'share', NumberFormat>> = {
  services: 'receipt',
  shifts: 'receipt',
  people: 'number',
  count: 'number',
  months: 'number',
  hoursPerService: 'number',
  hours: 'hours',
  beds: 'keyValue',
  bedDays: 'receipt',
  weeks: 'number',
  days: 'number',
  perBed: 'keyValue',
  perDuty: 'keyValue',
  thousands: 'keyValue',
  share: 'percent',
};

export interface Dates {
  readonly from: string;
  readonly to: string;
}

/** The days of an input, with their year: its weeks where it covers whole ones. */
export const Days = ({ from, to }: Dates) => {
  const [start, end] = [from as Day, to as Day];
  const { weeks, year } = periodText({ start, end }, '');
  const isWeeks = mondayOf(start) === start && sundayOf(end) === end;
  return <small>{isWeeks ? `${weeks} ${year}` : daysText(from, to)}</small>;
};

/** The days of an input where they are not all of the figure's own, which are written above it. */
export const OwnDays = ({ from, to, whole }: Dates & { readonly whole: Dates }) =>
  from === whole.from && to === whole.to ? null : <Days from={from} to={to} />;

const Source = ({ step }: { readonly step: Pick<Step, 'text' | 'source'> }) =>
  step.source === null ? step.text : <Link to={step.source}>{step.text}</Link>;

/** What is added, what is subtracted and the difference, weeks by weeks. */
const WeekTable = ({ rows, group }: { readonly rows: readonly WeekRow[]; readonly group: StepGroup }) => {
  const { t } = useTranslation();
  const [first] = rows;
  const kindOf = (step: Step) => step.text.split(',')[0];
  const sum = (role: 'add' | 'subtract') => rows.reduce((total, row) => total + row[role].value, 0);
  return (
    <table className={styles.steps}>
      <thead>
        <tr>
          <th scope="col">{group.names.join(', ') || t('explain.weeks')}</th>
          <th scope="col">{first && kindOf(first.add)}</th>
          <th scope="col">{first && kindOf(first.subtract)}</th>
          <th scope="col">{t('explain.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, add, subtract, difference }) => (
          <tr key={from}>
            <th scope="row">
              <Days from={from} to={to} />
            </th>
            {[add, subtract].map((step) => (
              <td key={step.role}>
                {step.source === null ? (
                  <Num value={step.value} as={formats[step.unit]} />
                ) : (
                  <Link to={step.source} aria-label={`${step.text} ${from} – ${to}`}>
                    <Num value={step.value} as={formats[step.unit]} />
                  </Link>
                )}
              </td>
            ))}
            <td>
              <Num value={difference} as={formats[add.unit]} difference />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('explain.sum')}</th>
          <td>
            <Num value={sum('add')} as="receipt" />
          </td>
          <td>
            <Num value={sum('subtract')} as="receipt" />
          </td>
          <td>
            <Num value={group.sum} as="receipt" difference />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

interface StepsProps {
  readonly group: StepGroup;
  /** The days of the figure. */
  readonly whole: Dates;
}

const InputTable = ({ group, whole }: StepsProps) => {
  const { t } = useTranslation();
  const [first] = group.steps;
  return (
    <table className={styles.steps}>
      <thead>
        <tr>
          <th scope="col">{group.names.join(', ') || t('explain.inputs')}</th>
          <th scope="col">{first && t(`explain.unit.${first.unit}`)}</th>
        </tr>
      </thead>
      <tbody>
        {group.steps.map((step, index) => (
          <tr key={`${step.text} ${step.from} ${String(index)}`}>
            <th scope="row">
              <Source step={step} /> <OwnDays from={step.from} to={step.to} whole={whole} />
            </th>
            <td>
              <Num value={step.role === 'subtract' ? -step.value : step.value} as={formats[step.unit]} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('explain.sum')}</th>
          <td>
            <Num value={group.sum} as={first ? formats[first.unit] : 'receipt'} difference />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/** The inputs of one category with their periods and values, each linked to where it is typed. */
export const Steps = ({ group, whole }: StepsProps) => {
  const rows = weekRowsOf(group.steps);
  return rows ? <WeekTable rows={rows} group={group} /> : <InputTable group={group} whole={whole} />;
};
