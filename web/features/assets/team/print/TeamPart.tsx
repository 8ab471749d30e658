import { useTranslation } from 'react-i18next';
import { writtenDifference } from '#shared/quantity/written.ts';
import type { Day } from '#shared/time/day.ts';
import { writerOf } from '#web/domain/receipts/cells.ts';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { PaperFigure } from '#web/kit/ui/print/PaperFigure.tsx';
import { PrintKey } from '#web/kit/ui/print/PrintKey.tsx';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import { WeekHead } from '#web/kit/ui/print/WeekHead.tsx';
import { groups } from '../model/rows.ts';
import { difference, sumsOf, weekRatesOf } from '../model/sums.ts';
import { useCodes } from '../useCodes.ts';
import { PaperBar } from './PaperBar.tsx';
import { PersonRow, type PrintedPerson } from './PersonRow.tsx';
import styles from './Print.module.css';
import { LEVEL, NAME, RATE, WEEK } from './widths.ts';

/** The letters that a week has room for: `12,95`. */
const LETTERS = 5;

interface TeamPartProps {
  readonly people: readonly PrintedPerson[];
  readonly mondays: readonly Day[];
  readonly demand: ReadonlyMap<string, number | null>;
}

/** The weeks of one page: people by group with their bars, then supply, demand and difference. */
export const TeamPart = ({ people, mondays, demand }: TeamPartProps) => {
  const { t } = useTranslation();
  const codes = useCodes();
  const starts = monthStartsOf(mondays);
  const sums = sumsOf(
    people.map(({ periods }) => weekRatesOf(periods, mondays)),
    mondays.length,
  );
  const cell = (index: number) => (starts.has(index) ? tableStyles.monthStart : undefined);
  const demands = mondays.map((monday) => demand.get(monday) ?? null);
  const differences = demands.map((demanded, at) => difference(sums.all[at], demanded));
  const written = differences.map((diff, at) => writtenDifference(diff, sums.all[at] ?? null, demands[at] ?? null));
  // A sign takes as much room before a surplus as before a shortage.
  const differenceText = writerOf(
    written.map((diff) => diff && -Math.abs(diff)),
    LETTERS,
  );
  const sumRow = (name: string, values: readonly (number | null)[]) => {
    const write = writerOf(values, LETTERS);
    return (
      <tr className={tableStyles.strong}>
        <th scope="row" colSpan={3}>
          {name}
        </th>
        {mondays.map((monday, at) => {
          const value = values[at] ?? null;
          return (
            <td key={monday} className={cell(at)}>
              {value === null ? '–' : write(value)}
            </td>
          );
        })}
      </tr>
    );
  };
  return (
    <>
      <table
        className={`${tableStyles.table} ${styles.team}`}
        style={{ width: NAME + LEVEL + RATE + WEEK * mondays.length }}
      >
        <colgroup>
          <col style={{ width: NAME }} />
          <col style={{ width: LEVEL }} />
          <col style={{ width: RATE }} />
          {mondays.map((monday) => (
            <col key={monday} style={{ width: WEEK }} />
          ))}
        </colgroup>
        <WeekHead
          mondays={mondays}
          before={
            <>
              <th rowSpan={2} scope="col">
                {t('assets.list.title')}
              </th>
              <th rowSpan={2} scope="col">
                {t('assets.field.level')}
              </th>
              <th rowSpan={2} scope="col">
                {t('assets.field.workRate')}
              </th>
            </>
          }
        />
        {groups.map((group) => {
          const members = people.filter(({ row }) => row.group === group);
          if (members.length === 0) return null;
          const write = writerOf(sums.groups[group], LETTERS);
          return (
            <tbody key={group}>
              <tr className={`${tableStyles.strong} ${styles.group}`}>
                <th scope="rowgroup" colSpan={3}>
                  {t(`assets.team.group.${group}`)} {members.length}
                </th>
                {mondays.map((monday, at) => (
                  <td key={monday} className={cell(at)}>
                    {(sums.groups[group][at] ?? 0) > 0 ? write(sums.groups[group][at] ?? 0) : ''}
                  </td>
                ))}
              </tr>
              {members.map((person) => (
                <PersonRow key={person.row.id} person={person} mondays={mondays} monthStarts={starts} />
              ))}
            </tbody>
          );
        })}
        <tbody className={styles.sums}>
          {sumRow(t('assets.team.supply'), sums.all)}
          {sumRow(t('assets.team.demand'), demands)}
          <tr className={tableStyles.strong}>
            <th scope="row" colSpan={3}>
              {t('assets.team.difference')}
            </th>
            {mondays.map((monday, at) => {
              const diff = written[at] ?? null;
              return (
                <td key={monday} className={cell(at)}>
                  <PaperFigure
                    diff={differences[at] ?? null}
                    text={diff === null ? '–' : `${diff > 0 ? '+' : ''}${differenceText(diff)}`}
                  />
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
      <PrintKey>
        <li>
          <PaperBar width={22} workRate={1} workRateExcluded={0} group="own" />
          {t('assets.team.legend.inside')}
        </li>
        <li>
          <PaperBar width={22} workRate={0} workRateExcluded={1} group="own" />
          {t('assets.team.legend.outside')}
        </li>
        <li>{t('assets.team.codes', { codes })}</li>
        <li>{t('assets.team.print.height', { rate: formatRate(1) })}</li>
      </PrintKey>
    </>
  );
};
