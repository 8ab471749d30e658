import LockFilled from '@ant-design/icons/es/icons/LockFilled';
import MessageFilled from '@ant-design/icons/es/icons/MessageFilled';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { memo, type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import table from '#web/kit/ui/figures/MonthTable.module.css';
import { moveByArrows } from '#web/kit/ui/figures/moveByArrows.ts';
import { YearTotal } from '#web/kit/ui/figures/YearTotal.tsx';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import styles from './FollowUpTable.module.css';
import type { Lacks } from './lacks.ts';
import { months, shortMonth } from './months.ts';
import {
  type FollowUpRow,
  type FollowUpYear,
  figureText,
  isAsked,
  isNegative,
  kindOfRow,
  resourceRowsOf,
  sectionsOf,
  writtenRow,
} from './rows.ts';
import { hasTip, Tip } from './Tip.tsx';
import { useRowName } from './useRowName.ts';
import { useTip } from './useTip.ts';

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const Warning = ({ text }: { readonly text: string }) => (
  <span className={styles.warning} title={text}>
    <WarningFilled aria-hidden />
    <span className="visually-hidden">{text}</span>
  </span>
);

interface MonthHeadProps {
  readonly month: number;
  readonly comment: string;
  readonly lacks: Lacks;
  readonly isClosed: boolean;
}

/** The name of a month; before it that it is closed, that it has a comment, and that something is missing in it. */
const MonthHead = ({ month, comment, lacks, isClosed }: MonthHeadProps) => {
  const { t } = useTranslation();
  const missing = [
    lacks.demand.has(month) && t('followup.missing.demand'),
    lacks.worklog.has(month) && t('followup.missing.worklog'),
  ].filter((text) => text !== false);
  return (
    <th scope="col">
      {isClosed && (
        <span className={styles.comment} title={t('followup.closing.isClosed')}>
          <LockFilled aria-hidden />
          <span className="visually-hidden">{t('followup.closing.isClosed')}</span>
        </span>
      )}
      {comment !== '' && (
        <span className={styles.comment} title={comment}>
          <MessageFilled aria-hidden />
          <span className="visually-hidden">{t('followup.hasComment')}</span>
        </span>
      )}
      {missing.length > 0 && <Warning text={missing.join(', ')} />}
      {shortMonth(month)}
    </th>
  );
};

interface TotalProps {
  readonly unit: FollowUpYear;
  /** The months with a value; undefined where the figure is of one of them. */
  readonly counted: number | undefined;
  readonly isMean: boolean;
  /** The sum over the months where the rows add up, where it is another. */
  readonly ofBoth?: string | undefined;
  readonly children: ReactNode;
}

/** The figure of the year, with over how many months it is and whether it is their mean. */
const Total = ({ unit: { firstMonth, lastMonth }, counted, isMean, ofBoth, children }: TotalProps) => {
  const { t } = useTranslation();
  const isPartial = counted !== undefined && counted > 0 && counted < lastMonth - firstMonth + 1;
  const of = [
    isMean && counted !== 0 && t('followup.mean'),
    isPartial && t('followup.months', { months: String(counted) }),
    ofBoth !== undefined && t('followup.both', { sum: ofBoth }),
  ];
  return (
    <YearTotal
      of={of.filter(Boolean).join(' ') || undefined}
      isPartial={isPartial}
      title={ofBoth && t('followup.bothTitle')}
    >
      {children}
    </YearTotal>
  );
};

interface RowProps {
  readonly row: FollowUpRow;
  readonly unit: FollowUpYear;
  readonly lacks: Lacks;
  /** Whether figures are buttons: on the screen. */
  readonly isActive: boolean;
  /** The month that is explained; 0: the year. */
  readonly explained: number | undefined;
  readonly tipped: number | undefined;
  readonly tipId: string;
}

const FigureRow = memo(({ row, unit, lacks, isActive, explained, tipped, tipId }: RowProps) => {
  const { t } = useTranslation();
  const name = useRowName()(row, unit);
  const kind = kindOfRow(row.key);
  if (row.isHeader)
    return (
      <tr className={`${table.group} ${styles.heading}`}>
        <th scope="rowgroup" colSpan={months.length + 2}>
          {name}
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
  const look = (value: number | null) =>
    classes(isNegative(kind, value) && table.negative, value === null && table.none);
  return (
    <>
      <tr
        className={classes(
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
              {row.key === 'worked' && value !== null && lacks.worklog.has(month) && (
                <Warning text={t('followup.missing.worklog')} />
              )}
              {isAsked(unit, month) && figure(month, figureText(kind, value))}
            </td>
          );
        })}
        <td className={classes(table.total, look(row.total))}>
          <Total
            unit={unit}
            counted={row.totalOf === 'last' ? undefined : row.counted}
            isMean={row.totalOf === 'mean' || row.totalOf === 'dayMean'}
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
              <td key={month} className={classes(value === null && table.none)}>
                {isAsked(unit, month) && resource.text(value)}
              </td>
            );
          })}
          <td className={table.total}>
            <Total unit={unit} counted={resource.counted} isMean={resource.isMean}>
              {resource.text(resource.total)}
            </Total>
          </td>
        </tr>
      ))}
    </>
  );
});
FigureRow.displayName = 'FollowUpRow';

interface FollowUpTableProps {
  readonly unit: FollowUpYear;
  readonly lacks: Lacks;
  readonly caption: string;
}

/**
 * The year of a unit by month: each row with its total, and how many months that is of. On the screen its figures are one tab stop, between
 * which arrows move; hours say what they cost.
 */
export const FollowUpTable = ({ unit, lacks, caption }: FollowUpTableProps) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const explaining = use(ExplainingContext);
  const { tipped, events } = useTip();
  const tipId = useId();
  const element = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const first = element.current?.querySelector('tbody button');
    if (first instanceof HTMLButtonElement) first.tabIndex = 0;
  });
  const shown =
    explaining?.shown?.unitId === unit.unitId && explaining.shown.year === unit.year ? explaining.shown : undefined;
  const sections = useMemo(() => sectionsOf(unit), [unit]);
  const written = useMemo(() => {
    const all = sections.flatMap(({ rows }) => rows);
    return new Map(all.map((row) => [row, writtenRow(row, all)]));
  }, [sections]);
  const tipRow = sections.flatMap(({ rows }) => rows).find(({ key }) => key === tipped?.row);
  const tip = tipped && tipRow && hasTip(tipRow, tipped.month) && (
    <Tip id={tipId} unit={unit} row={tipRow} tipped={tipped} />
  );
  const explainedOf = (key: string): number | undefined =>
    explaining === undefined ? undefined : shown?.field === key ? (shown.month ?? 0) : -1;
  return (
    <>
      <table
        ref={element}
        className={`${table.table} ${styles.table}`}
        {...(!isPrinted && events)}
        onKeyDown={(event) => {
          events.onKeyDown(event);
          moveByArrows(event);
        }}
        onClick={({ target }) => {
          const { row, month } = (target instanceof Element && target.closest('button')?.dataset) || {};
          if (row === undefined || month === undefined) return;
          const ofMonth = month === '0' ? {} : { month: Number(month) };
          explaining?.explain({ unitId: unit.unitId, categoryName: null, year: unit.year, field: row, ...ofMonth });
        }}
      >
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col className={table.labels} />
          <col span={months.length} />
          <col className={table.totals} />
        </colgroup>
        <thead>
          <tr>
            {/* On paper a table goes on over pages: each names the unit. */}
            <td className={styles.name}>{isPrinted && unit.unitName}</td>
            {months.map((month) => (
              <MonthHead
                key={month}
                month={month}
                comment={unit.comments[month - 1] ?? ''}
                lacks={lacks}
                isClosed={unit.closed.some((one) => one.month === month)}
              />
            ))}
            <th scope="col" className={table.total}>
              {unit.year}
            </th>
          </tr>
        </thead>
        {sections.map(({ section, rows }) => (
          <tbody key={section} className={table.second}>
            {section !== 'others' && (
              <tr className={table.group}>
                <th scope="rowgroup" colSpan={months.length + 2}>
                  {t(`followup.section.${section}`)}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <FigureRow
                key={row.key}
                row={written.get(row) ?? row}
                unit={unit}
                lacks={lacks}
                isActive={!isPrinted}
                explained={explainedOf(row.key)}
                tipped={tip && tipped?.row === row.key ? tipped.month : undefined}
                tipId={tipId}
              />
            ))}
          </tbody>
        ))}
      </table>
      {tip}
    </>
  );
};
