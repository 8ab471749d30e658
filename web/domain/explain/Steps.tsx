import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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

interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly sum: ReactNode;
}

interface StepTableProps<Row> {
  /** The heading of the first column, which names the rows. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  readonly nameOf: (row: Row) => ReactNode;
  readonly columns: readonly Column<Row>[];
}

const StepTable = <Row,>({ title, rows, keyOf, nameOf, columns }: StepTableProps<Row>) => {
  const { t } = useTranslation();
  return (
    <table className={clsx(styles.steps, columns.length > 1 && styles.even)}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            <th scope="row">{nameOf(row)}</th>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('explain.sum')}</th>
          {columns.map(({ key, sum }) => (
            <td key={key}>{sum}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

/** What is added, what is subtracted and the difference, weeks by weeks. */
const WeekTable = ({ rows, group }: { readonly rows: readonly WeekRow[]; readonly group: StepGroup }) => {
  const { t } = useTranslation();
  const [first] = rows;
  const termOf = (role: 'add' | 'subtract'): Column<WeekRow> => ({
    key: role,
    head: first?.[role].text.split(',')[0],
    cell: ({ from, to, [role]: { source, text, value, unit } }) => {
      const figure = <Num value={value} as={formats[unit]} />;
      if (source === null) return figure;
      return (
        <Link to={source} aria-label={`${text} ${from} – ${to}`}>
          {figure}
        </Link>
      );
    },
    sum: <Num value={rows.reduce((total, row) => total + row[role].value, 0)} as="receipt" />,
  });
  const difference: Column<WeekRow> = {
    key: 'difference',
    head: t('explain.difference'),
    cell: ({ difference: value, add }) => <Num value={value} as={formats[add.unit]} difference />,
    sum: <Num value={group.sum} as="receipt" difference />,
  };
  return (
    <StepTable
      title={group.names.join(', ') || t('explain.weeks')}
      rows={rows}
      keyOf={({ from }) => from}
      nameOf={({ from, to }) => <Days from={from} to={to} />}
      columns={[termOf('add'), termOf('subtract'), difference]}
    />
  );
};

interface StepsProps {
  readonly group: StepGroup;
  /** The days of the figure. */
  readonly whole: Dates;
}

const InputTable = ({ group, whole }: StepsProps) => {
  const { t } = useTranslation();
  const { steps } = group;
  const [first] = steps;
  const value: Column<Step> = {
    key: 'value',
    head: first && t(`explain.unit.${first.unit}`),
    cell: (step) => <Num value={step.role === 'subtract' ? -step.value : step.value} as={formats[step.unit]} />,
    sum: <Num value={group.sum} as={first ? formats[first.unit] : 'receipt'} difference />,
  };
  return (
    <StepTable
      title={group.names.join(', ') || t('explain.inputs')}
      rows={steps}
      keyOf={({ text, from }, index) => `${text} ${from} ${String(index)}`}
      nameOf={(step) => (
        <>
          <Source step={step} /> <OwnDays from={step.from} to={step.to} whole={whole} />
        </>
      )}
      columns={[value]}
    />
  );
};

/** The inputs of one category with their periods and values, each linked to where it is typed. */
export const Steps = ({ group, whole }: StepsProps) => {
  const rows = weekRowsOf(group.steps);
  return rows ? <WeekTable rows={rows} group={group} /> : <InputTable group={group} whole={whole} />;
};
