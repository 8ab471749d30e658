import { use, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import table from '#web/kit/ui/figures/MonthTable.module.css';
import { moveByArrows } from '#web/kit/ui/figures/moveByArrows.ts';
import { YearTotal } from '#web/kit/ui/figures/YearTotal.tsx';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { askedOf, commonCount, isOfFirst, sharedNote } from './counts.ts';
import { FigureRow } from './FigureRow.tsx';
import styles from './FollowUpTable.module.css';
import type { Lacks } from './lacks.ts';
import { MonthHead } from './MonthHead.tsx';
import { months, shortMonth } from './months.ts';
import { type FollowUpYear, sectionsOf, writtenRow } from './rows.ts';
import { hasTip, Tip } from './Tip.tsx';
import { useCountText } from './useCountText.ts';
import { useTip } from './useTip.ts';

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
  const countText = useCountText();
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
  const common = useMemo(
    () =>
      commonCount(
        sections.flatMap(({ rows }) => rows),
        unit,
      ),
    [sections, unit],
  );
  const shared = useMemo(
    () => new Map(sections.map(({ section, rows }) => [section, sharedNote(rows, common, unit)])),
    [sections, common, unit],
  );
  const commonText = (count: number): string =>
    isOfFirst(
      sections.flatMap(({ rows }) => rows),
      count,
    )
      ? t('followup.through', { month: shortMonth(count).toLowerCase() })
      : countText(count);
  const sharedText = (section: (typeof sections)[number]['section']): string => {
    const note = shared.get(section);
    return [note?.isMean && t('followup.mean'), note?.isWhole && countText(askedOf(unit))].filter(Boolean).join(' ');
  };
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
              <YearTotal
                of={common === undefined ? undefined : commonText(common)}
                isPartial={common !== undefined && common < lacks.ended}
              >
                {unit.year}
              </YearTotal>
            </th>
          </tr>
        </thead>
        {sections.map(({ section, rows }) => (
          <tbody key={section} className={table.second}>
            {section !== 'others' && (
              <tr className={table.group}>
                <th scope="rowgroup" colSpan={months.length + 1}>
                  <span className={table.groupName}>{t(`followup.section.${section}`)}</span>
                </th>
                <td className={styles.shared}>{sharedText(section)}</td>
              </tr>
            )}
            {rows.map((row) => (
              <FigureRow
                key={row.key}
                row={written.get(row) ?? row}
                unit={unit}
                lacks={lacks}
                common={common}
                shared={shared.get(section)}
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
