import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { shiftCategory, weekHoursOf } from '#shared/calculation/index.ts';
import { weekdays } from '#shared/model/demand.ts';
import type { ReportDemand } from '#shared/model/reportAnswer.ts';
import type { Day } from '#shared/time/day.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { formatHours, formatNumber } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { ShiftBadge, shiftKinds } from '#web/kit/ui/figures/ShiftBadge.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { shownNumber } from '#web/kit/ui/sheet/numberTexts.ts';
import table from '../paper/Table.module.css';
import styles from './DemandTable.module.css';

/** `7:30` for hours and minutes; empty where there are none. */
const timeText = (hours: number | null, minutes: number | null): string =>
  hours === null && minutes === null ? '' : `${hours ?? 0}:${String(minutes ?? 0).padStart(2, '0')}`;

type Row = ReportDemand['shiftDemands'][number];

const weekendFlags = { fri: 'friShift', sat: 'satShift', sun: 'sunShift' } as const;
const isWeekend = (row: Row, day: (typeof weekdays)[number]): boolean =>
  day in weekendFlags && row[weekendFlags[day as keyof typeof weekendFlags]];

const ShiftRow = ({ row }: { readonly row: Row }) => (
  <tr>
    <th scope="row">
      <ShiftBadge kind={shiftKinds[shiftCategory(row.shiftName, row, row)]} /> {row.shiftName}
    </th>
    {weekdays.map((day) => (
      <td key={day} className={clsx(isWeekend(row, day) && styles.weekend, row[day] === '0' && table.nil)}>
        {shownNumber(row[day], formatNumber)}
      </td>
    ))}
    <td>{row.startEnd}</td>
    <td>{timeText(row.breakHours, row.breakMinutes)}</td>
    <td>{row.wkndStartEnd}</td>
    <td>{timeText(row.wkndBreakHours, row.wkndBreakMinutes)}</td>
    <td>{row.isDutyShift ? timeText(row.dutyHours, row.dutyMinutes) : ''}</td>
    <td>{formatHours(weekHoursOf(row))}</td>
    <td>{numberText(row.services, 'receipt')}</td>
  </tr>
);

/** A heading that may break after a slash. */
const Folded = ({ text }: { readonly text: string }) => {
  const [first, ...rest] = text.split('/');
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
};

/** A demand period of a category: its shifts with staff per weekday, times, hours and services. */
export const DemandTable = ({ demand }: { readonly demand: ReportDemand }) => {
  const { t } = useTranslation();
  const days = { start: demand.start as Day, end: demand.end as Day | null };
  const weeks = spanText(days, t('ui.period.openShort'));
  const title = `${demand.catName}, ${weeks}`;
  return (
    <section className={styles.demand} aria-label={title}>
      <h3>
        {demand.catName} <span>{weeks}</span>
        {demand.simulation && <em>{t('ui.period.simulation')}</em>}
      </h3>
      <ScrollRegion label={title} className={table.scroll}>
        <table className={`${table.table} ${styles.table}`}>
          <colgroup>
            <col className={styles.name} />
            <col span={weekdays.length} className={styles.day} />
            <col className={styles.time} />
            <col className={styles.break} />
            <col className={styles.time} />
            <col className={styles.break} />
            <col className={styles.duty} />
            <col className={styles.hours} />
            <col className={styles.services} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('demand.shift')}
              </th>
              <th scope="colgroup" colSpan={7} className={table.group}>
                {t('demand.group.values')}
              </th>
              <th scope="colgroup" colSpan={2} className={table.group}>
                {t('demand.group.weekday')}
              </th>
              <th scope="colgroup" colSpan={2} className={table.group}>
                {t('demand.group.weekend')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('demand.duty')}
              </th>
              <th scope="col" rowSpan={2} className={styles.folded}>
                <Folded text={t('reports.demand.hours')} />
              </th>
              <th scope="col" rowSpan={2}>
                {t('demand.services')}
              </th>
            </tr>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {t(`demand.day.${day}`)}
                </th>
              ))}
              <th scope="col">{t('reports.demand.time')}</th>
              <th scope="col">{t('demand.time.break')}</th>
              <th scope="col">{t('reports.demand.time')}</th>
              <th scope="col">{t('demand.time.break')}</th>
            </tr>
          </thead>
          <tbody>
            {demand.shiftDemands.map((row) => (
              <ShiftRow key={row.shiftId} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr className={table.total}>
              <th scope="row">
                {t('demand.sum')}
                {/* On a phone the columns of the sums are beyond the edge. */}
                <span className={styles.sums} aria-hidden="true">
                  {t('reports.demand.sums', {
                    hours: formatHours(weekHoursOf(demand)),
                    services: numberText(demand.services, 'receipt'),
                  })}
                </span>
              </th>
              <td colSpan={12} className={styles.month}>
                {t('reports.demand.perMonth', { hours: formatHours(demand.hoursPerMonth) })}
              </td>
              <td>{formatHours(weekHoursOf(demand))}</td>
              <td>{numberText(demand.services, 'receipt')}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {demand.comment !== '' && <p className={styles.comment}>{demand.comment}</p>}
    </section>
  );
};
