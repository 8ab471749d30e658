import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AmountMeasure } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { LackMark } from '#web/kit/ui/print/QualityNote.tsx';
import { href } from '#web/platform/navigation/href.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import { Figure } from './Figure.tsx';
import { amountsOf, isDifference, type RowName } from './figures.ts';
import styles from './PlaceTable.module.css';
import { useThrough } from './useThrough.ts';

const toDate = ['worked', 'demand', 'difference', 'budget', 'budgetDifference'] as const satisfies RowName[];
const ofYear = ['forecast', 'budget', 'forecastDifference'] as const satisfies RowName[];

/** So many find room on the printed page. */
const PRINTED = 12;

type Part = PlaceFollowUp['parts'][number];

/** Those that leave their budget most, in the order of all. */
const printedParts = (parts: readonly Part[], measure: AmountMeasure): readonly Part[] => {
  const offOf = ({ rows }: Part) => Math.abs(rows.forecastDifference.year[measure] ?? 0);
  const chosen = new Set([...parts].sort((a, b) => offOf(b) - offOf(a)).slice(0, PRINTED));
  return parts.filter((part) => chosen.has(part));
};

const lookOf = (row: RowName, index: number) =>
  clsx(index === 0 && styles.first, isDifference(row) && styles.strong) || undefined;

const Heads = ({ names }: { readonly names: readonly RowName[] }) => {
  const { t } = useTranslation();
  return names.map((row, index) => (
    <th key={row} scope="col" className={lookOf(row, index)}>
      {t(`followup.place.row.${row}`)}
    </th>
  ));
};

interface FiguresProps extends Pick<ComponentProps<typeof Figure>, 'rows' | 'measure'> {
  readonly names: readonly RowName[];
}

const Figures = ({ names, ...of }: FiguresProps) =>
  names.map((row, index) => <Figure key={row} {...of} row={row} className={lookOf(row, index)} />);

interface PartsTableProps {
  /** Of the place: an area where they have one. */
  readonly ids: PlaceIds;
  readonly followUp: PlaceFollowUp;
  readonly measure: AmountMeasure;
}

/** The areas of an organisation, or the units of an area, in one measure; each leads to its own follow-up. */
export const PartsTable = ({ ids, followUp, measure }: PartsTableProps) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const { year, parts } = followUp;
  const through = useThrough(followUp);
  const shown = isPrinted ? printedParts(parts, measure) : parts;
  const nameOf = ({ id, name }: Part) => {
    if (isPrinted) return name;
    const of = ids.areaId === undefined ? { ...ids, areaId: id } : { ...ids, unitId: id };
    return <Link to={href.plan({ ...of, tab: 'followup', year: String(year), measure })}>{name}</Link>;
  };
  return (
    <>
      <table className={`${styles.table} ${styles.parts}`}>
        <caption className="visually-hidden">
          {t('followup.place.byPart', { year: String(year), measure: t(`followup.place.measureOf.${measure}`) })}
        </caption>
        <colgroup>
          <col className={styles.label} />
          <col span={toDate.length + 1 + ofYear.length} />
        </colgroup>
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={toDate.length + 1} className={styles.first}>
              {through}
            </th>
            <th scope="colgroup" colSpan={ofYear.length} className={styles.first}>
              {t('followup.place.wholeYear')}
            </th>
          </tr>
          <tr>
            <td />
            <Heads names={toDate} />
            <th scope="col">{t('followup.place.workedIn', { year: String(year - 1) })}</th>
            <Heads names={ofYear} />
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <tr key={part.id}>
              <th scope="row">
                {nameOf(part)}
                {part.isLacking && <LackMark />}
              </th>
              <Figures names={toDate} rows={amountsOf(part.rows, 'toDate')} measure={measure} />
              <Figure rows={amountsOf(part.lastYear, 'toDate')} row="worked" measure={measure} />
              <Figures names={ofYear} rows={amountsOf(part.rows, 'year')} measure={measure} />
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < parts.length && (
        <p className={styles.more}>{t('followup.place.more', { count: parts.length - shown.length })}</p>
      )}
    </>
  );
};
