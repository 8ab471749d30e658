import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import table from '#web/kit/ui/figures/MonthTable.module.css';
import { YearTotal } from '#web/kit/ui/figures/YearTotal.tsx';
import { askedOf, isMean, type SharedNote } from './counts.ts';
import styles from './FollowUpTable.module.css';
import type { Lacks } from './lacks.ts';
import { months } from './months.ts';
import {
  type FollowUpRow,
  type FollowUpYear,
  figureText,
  isAsked,
  isNegative,
  kindOfRow,
  monthsOfBoth,
  resourceRowsOf,
} from './rows.ts';
import { useCountText } from './useCountText.ts';
import { useLackTexts } from './useLackTexts.ts';
import { useRowName } from './useRowName.ts';
import { Warning } from './Warning.tsx';

interface TotalProps {
  readonly unit: FollowUpYear;
  /** The months with a value; undefined where the figure is of one of them. */
  readonly counted: number | undefined;
  /** What the head of the column says of most rows. */
  readonly common: number | undefined;
  readonly isMean: boolean;
  /** What is said above the section. */
  readonly shared?: SharedNote | undefined;
  /** The sum over the months where the rows add up, where it is another. */
  readonly ofBoth?: string | undefined;
  readonly children: ReactNode;
}

/** The figure of the year. Where the heads above do not say it: the number of its months, and that it is their mean. */
const Total = ({ unit, counted, common, isMean, shared, ofBoth, children }: TotalProps) => {
  const { t } = useTranslation();
  const countText = useCountText();
  const isPartial = counted !== undefined && counted > 0 && counted < askedOf(unit);
  const isOwn = isPartial ? counted !== common : counted !== 0 && common !== undefined && ofBoth === undefined;
  const of = [
    isMean && counted !== 0 && !shared?.isMean && t('followup.mean'),
    isOwn && counted !== undefined && !shared?.isWhole && countText(counted),
    ofBoth !== undefined && t('followup.both', { months: String(monthsOfBoth(unit)), sum: ofBoth }),
  ];
  return (
    <YearTotal
      of={of.filter(Boolean).join(' ') || undefined}
      isPartial={isPartial && isOwn}
      title={ofBoth && t('followup.bothTitle')}
    >
      {children}
    </YearTotal>
  );
};

/** Before worked time that lacks a part. */
const PartMark = ({ lacks, month }: { readonly lacks: Lacks; readonly month: number }) => {
  const { worklog } = useLackTexts()(lacks, month);
  return worklog !== undefined && <Warning text={worklog} />;
};

interface RowProps {
  readonly row: FollowUpRow;
  readonly unit: FollowUpYear;
  readonly lacks: Lacks;
  /** Over how many months most rows are, as the head of the year says. */
  readonly common: number | undefined;
  /** What is said above the rows of the section. */
  readonly shared: SharedNote | undefined;
  /** Whether figures are buttons: on the screen. */
  readonly isActive: boolean;
  /** The month that is explained; 0: the year. */
  readonly explained: number | undefined;
  readonly tipped: number | undefined;
  readonly tipId: string;
}

/** A row of the follow-up by month, with its year; below it what its hours cost and how many services they are. */
export const FigureRow = memo(({ row, unit, lacks, common, shared, isActive, explained, tipped, tipId }: RowProps) => {
  const { t } = useTranslation();
  const name = useRowName()(row, unit);
  const kind = kindOfRow(row.key);
  if (row.isHeader)
    return (
      <tr className={table.group}>
        <th scope="rowgroup" colSpan={months.length + 2}>
          <span className={table.groupName}>{name}</span>
        </th>
      </tr>
    );
  const figure = (month: number, text: string): ReactNode =>
    isActive ? (
      <button
        type="button"
        tabIndex={-1}
        className={styles.figure}
        data-row={row.key}
        data-month={month}
        aria-expanded={explained === undefined ? undefined : explained === month}
        aria-describedby={tipped === month ? tipId : undefined}
      >
        {text}
      </button>
    ) : (
      text
    );
  const look = (value: number | null) => clsx(isNegative(kind, value) && table.negative, value === null && table.none);
  return (
    <>
      <tr
        className={clsx(
          kind.look === 'strong' && table.strong,
          kind.look === 'part' && styles.part,
          row.key === 'worked' && styles.ruled,
        )}
      >
        <th scope="row" title={name}>
          {kind.series && <i className={table.swatch} style={{ background: `var(--s-${kind.series})` }} />}
          {name}
        </th>
        {months.map((month) => {
          const value = row.months[month - 1] ?? null;
          return (
            <td key={month} className={look(value)}>
              {row.key === 'worked' && value !== null && <PartMark lacks={lacks} month={month} />}
              {isAsked(unit, month) && figure(month, figureText(kind, value))}
            </td>
          );
        })}
        <td className={clsx(table.total, look(row.total))}>
          <Total
            unit={unit}
            counted={row.totalOf === 'last' ? undefined : row.counted}
            common={common}
            isMean={isMean(row)}
            shared={shared}
            ofBoth={
              row.totalOfBoth === null || row.totalOfBoth === row.total ? undefined : figureText(kind, row.totalOfBoth)
            }
          >
            {figure(0, figureText(kind, row.total))}
          </Total>
        </td>
      </tr>
      {resourceRowsOf(row, unit).map((resource) => (
        <tr key={resource.key} className={styles.part}>
          <th scope="row">{t(`followup.resource.${resource.key}`)}</th>
          {months.map((month) => {
            const value = resource.months[month - 1] ?? null;
            return (
              <td key={month} className={clsx(value === null && table.none)}>
                {isAsked(unit, month) && resource.text(value)}
              </td>
            );
          })}
          <td className={table.total}>
            <Total unit={unit} counted={resource.counted} common={common} isMean={resource.isMean}>
              {resource.text(resource.total)}
            </Total>
          </td>
        </tr>
      ))}
    </>
  );
});
FigureRow.displayName = 'FollowUpRow';
