import { useTranslation } from 'react-i18next';
import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import type { TeamRow } from '../model/rows.ts';
import { runLabel, runsOf } from '../model/runs.ts';
import { PaperBar } from './PaperBar.tsx';
import styles from './Print.module.css';
import { WEEK } from './widths.ts';

/** An employee with what is typed. */
export interface PrintedPerson {
  readonly row: TeamRow;
  readonly periods: readonly PlannedPeriod[];
}

interface PersonRowProps {
  readonly person: PrintedPerson;
  readonly mondays: readonly Day[];
  readonly monthStarts: ReadonlySet<number>;
}

/** An employee on paper: a bar for each run of weeks, with rate and reason where it begins; read aloud in every week. */
export const PersonRow = ({ person: { row, periods }, mondays, monthStarts }: PersonRowProps) => {
  const { t } = useTranslation();
  const runs = runsOf(periods, mondays);
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{row.level || '–'}</td>
      <td>{row.rate === null ? '–' : formatRate(row.rate)}</td>
      {mondays.map((monday, at) => {
        const run = runs.find(({ from, to }) => from <= at && at <= to);
        const width = run ? (run.to - run.from + 1) * WEEK : 0;
        return (
          <td key={monday} className={`${styles.week} ${monthStarts.has(at) ? tableStyles.monthStart : ''}`}>
            {run?.from === at ? (
              <span className={styles.run} style={{ width }}>
                <PaperBar {...run} width={width} />
                <b className={run.workRateExcluded > 0 ? styles.chip : undefined}>{runLabel(run)}</b>
              </span>
            ) : (
              <span className="visually-hidden">{run ? runLabel(run) : t('assets.team.noPeriod')}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
};
