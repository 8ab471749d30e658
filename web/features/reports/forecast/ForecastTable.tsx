import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForecastAnswer, UnitDiff } from '#shared/model/reportAnswer.ts';
import { mondayOf } from '#shared/time/week.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { today } from '#web/kit/ui/dates.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { LackMark } from '#web/kit/ui/print/QualityNote.tsx';
import { lackingUnits } from '#web/kit/ui/print/quality.ts';
import { weekSpan } from '#web/kit/ui/weeks.ts';
import { forecastKeys } from '../form/forecastKeys.ts';
import type { Definition } from '../model/definition.ts';
import { type StripCell, stripOf, writtenDiffOf, writtenSidesOf } from '../model/forecast.ts';
import { maxCells, partsFor } from '../model/parts.ts';
import type { ForecastType } from '../model/types.ts';
import { useIsOneStrip, usePaperWidth } from '../paper/paperWidth.ts';
import table from '../paper/Table.module.css';
import styles from './ForecastTable.module.css';
import { Strip, StripHead, StripLegend } from './Strip.tsx';

interface ForecastTableProps {
  readonly definition: Definition;
  readonly answer: ForecastAnswer;
  readonly type: ForecastType;
}

const fields = ['avgDemand', 'avgWorkRate', 'avgContractorWorkRate', 'avgBudget'] as const;

const sides = ['short', 'over'] as const;

/** The columns before those of the weeks: name, beds, difference, and the fields and sides. */
const LEAD = 3 + fields.length + sides.length;

interface FiguresProps {
  readonly name: string;
  readonly unit: UnitDiff;
  readonly type: ForecastType;
}

const Figures = ({ name, unit, type }: FiguresProps) => {
  const { t } = useTranslation();
  const written = writtenSidesOf(unit, type);
  const figureOf = (field: string) => ({ unitId: unit.unitId, categoryName: null, field });
  return (
    <>
      <td>{numberText(unit.beds, 'beds')}</td>
      {fields.map((field) => (
        <td key={field}>
          <Explained figure={figureOf(field)} of={`${name}, ${t(`reports.forecast.column.${field}`).toLowerCase()}`}>
            {numberText(unit[field], 'receipt')}
          </Explained>
        </td>
      ))}
      <td className={table.strong}>
        <Explained figure={figureOf('diff')} of={`${name}, ${t('reports.forecast.column.diff').toLowerCase()}`}>
          <Num value={writtenDiffOf(unit, type)} as="receipt" difference />
        </Explained>
      </td>
      {sides.map((side) => (
        <td key={side}>
          <Num value={written[side]} as="receipt" difference />
        </td>
      ))}
    </>
  );
};

/** In px: what the names and figures of the table take, and the least of a week of the strips beside them; a year has room on paper. */
const FIGURES = 650;
const WEEK = 6.5;
/** In px: the names beside strips below the table, and the least of a week of these. */
const NAME = 190;
const BELOW = 9;

interface StripPartsProps {
  readonly rows: readonly { readonly name: string; readonly cells: readonly StripCell[] }[];
  /** For names and strips, in px. */
  readonly width: number;
}

/** The weeks of the units below their table, in as many parts as have room; on a phone each unit's name is above its strip. */
const StripParts = ({ rows, width }: StripPartsProps) => {
  const isBelowName = useIsOneStrip();
  const room = isBelowName ? width : width - NAME;
  const parts = partsFor(rows[0]?.cells ?? [], { room, least: isBelowName ? WEEK : BELOW });
  const now = mondayOf(today());
  return parts.map((part, index) => {
    const first = part[0]!.week;
    const from = parts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return (
      <table key={first.start} className={clsx(table.table, isBelowName ? styles.stacked : styles.parts)}>
        <caption className={parts.length === 1 ? 'visually-hidden' : undefined}>
          {weekSpan(first, part.at(-1)!.week)}
        </caption>
        <thead>
          <tr>
            {!isBelowName && <td />}
            <th scope="col">
              <StripHead cells={part} now={now} width={room} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => {
            const own = cells.slice(from, from + part.length);
            return isBelowName ? (
              <Fragment key={name}>
                <tr className={styles.above}>
                  <th scope="rowgroup">{name}</th>
                </tr>
                <tr>
                  <td>
                    <Strip name={name} cells={own} />
                  </td>
                </tr>
              </Fragment>
            ) : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Strip name={name} cells={own} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  });
};

/** The means of each unit and of all, with the weeks of each as cells. */
export const ForecastTable = ({ definition, answer, type }: ForecastTableProps) => {
  const { t } = useTranslation();
  const { unitDiffs, unitOverviews, total, quality } = answer;
  const lacking = lackingUnits(quality);
  const all = t('reports.forecast.all', { count: definition.unitIds.length });
  const rows = unitDiffs.map((unit, index) => {
    const overview = unitOverviews[index];
    return {
      unit,
      name: unit.unitName ?? all,
      cells: overview ? stripOf(overview, type) : [],
      isLacking: unit.unitId === null ? lacking.size > 0 : lacking.has(unit.unitId),
    };
  });
  const width = usePaperWidth(0);
  const weeks = rows[0]?.cells.length ?? 0;
  const isOneStrip = weeks <= Math.min(maxCells, (width - FIGURES) / WEEK);
  return (
    <>
      <ScrollRegion label={t('reports.forecast.table')} className={table.scroll}>
        <table className={`${table.table} ${styles.table}`}>
          <caption>{t('reports.forecast.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reports.forecast.column.unit')}</th>
              <th scope="col">{t('reports.forecast.column.beds')}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {t(`reports.forecast.column.${field}`)}
                </th>
              ))}
              <th scope="col">{t('reports.forecast.column.diff')}</th>
              {sides.map((side) => (
                <th key={side} scope="col">
                  {t(`reports.forecast.${side}Part.${forecastKeys[type]}`)}
                </th>
              ))}
              {isOneStrip && (
                <th scope="col" className={styles.weeks}>
                  <StripHead cells={rows[0]?.cells ?? []} now={mondayOf(today())} width={width - FIGURES} />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ unit, name, cells, isLacking }) => (
              <tr key={unit.unitId}>
                <th scope="row" className={styles.name}>
                  {name}
                  {isLacking && <LackMark />}
                </th>
                <Figures name={name} unit={unit} type={type} />
                {isOneStrip && (
                  <td className={styles.weeks}>
                    <Strip name={name} cells={cells} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {unitDiffs.length === 1 && isOneStrip && (
            <tfoot>
              <tr className={styles.legend}>
                <td colSpan={LEAD} />
                <td className={styles.weeks}>
                  <StripLegend />
                </td>
              </tr>
            </tfoot>
          )}
          {unitDiffs.length > 1 && (
            <tfoot>
              <tr className={table.total}>
                <th scope="row">
                  {all}
                  {lacking.size > 0 && <LackMark />}
                </th>
                <Figures name={all} unit={total} type={type} />
                {isOneStrip && (
                  <td className={styles.weeks}>
                    <StripLegend />
                  </td>
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
      {!isOneStrip && (
        <>
          <StripParts rows={rows} width={width} />
          <div className={styles.below}>
            <StripLegend />
          </div>
        </>
      )}
    </>
  );
};
