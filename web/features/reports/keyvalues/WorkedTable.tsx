import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { isByUnit, type WorkedGroup, type WorkedRow, writtenWorked } from '../model/worked.ts';
import table from '../paper/Table.module.css';
import styles from './ShiftChart.module.css';
import worked from './WorkedReport.module.css';

interface WorkedTableProps {
  readonly caption: string;
  readonly fields: readonly WorkedRow[];
  readonly groups: readonly WorkedGroup[];
}

type OfYear = WorkedGroup['years'][number];

/** A figure of a unit and year, with what explains it. */
const Figure = ({
  group: { unitId, name },
  ofYear,
  field: { field, isDifference = false },
}: {
  readonly group: WorkedGroup;
  readonly ofYear: OfYear;
  readonly field: WorkedRow;
}) => {
  const { t } = useTranslation();
  const { year } = ofYear;
  const value = writtenWorked(ofYear, field);
  const text = numberText(value, field === 'beds' ? 'beds' : 'keyValue');
  return (
    <td className={isDifference && value !== null && round(value, 1) < 0 ? styles.negative : undefined}>
      {value === null ? (
        text
      ) : (
        <Explained
          figure={{ unitId, categoryName: null, year, field }}
          of={`${name} ${year}, ${t(`reports.keyvalue.worked.${field}`)}`}
        >
          {text}
        </Explained>
      )}
    </td>
  );
};

/** A row for each unit and last the total; of each figure a column for each year, so that units and years are compared along lines. */
const UnitTable = ({ caption, fields, groups }: WorkedTableProps) => {
  const { t } = useTranslation();
  const years = groups[0]?.years.map(({ year }) => year) ?? [];
  const monthsOf = (group: WorkedGroup) => {
    const partial = group.years.filter(({ months, of }) => months < of);
    const each = partial.map(({ year, months, of }) => `${year} ${months}/${of}`).join(', ');
    return (
      partial.length > 0 && <small className={worked.months}>{t('reports.keyvalue.months', { months: each })}</small>
    );
  };
  const rowOf = (group: WorkedGroup) => (
    <tr key={group.unitId ?? ''} className={group.unitId === null ? table.total : undefined}>
      <th scope="row">
        {group.name}
        {monthsOf(group)}
      </th>
      {fields.flatMap((field) =>
        group.years.map((ofYear) => (
          <Figure key={`${field.field} ${ofYear.year}`} group={group} ofYear={ofYear} field={field} />
        )),
      )}
    </tr>
  );
  return (
    <table className={`${table.table} ${worked.byUnit}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('reports.forecast.column.unit')}
          </th>
          {fields.map(({ field }) => (
            <th key={field} scope="colgroup" colSpan={years.length} className={table.group}>
              {t(`reports.keyvalue.worked.${field}`)}
            </th>
          ))}
        </tr>
        <tr>
          {fields.flatMap(({ field }) =>
            years.map((year) => (
              <th key={`${field} ${year}`} scope="col">
                {year}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>{groups.filter(({ unitId }) => unitId !== null).map(rowOf)}</tbody>
      <tfoot>{groups.filter(({ unitId }) => unitId === null).map(rowOf)}</tfoot>
    </table>
  );
};

/** A row for each figure of a unit, a column for each year; over how many months where not all count. */
const YearTable = ({ caption, fields, groups }: WorkedTableProps) => {
  const { t } = useTranslation();
  const years = groups[0]?.years.map(({ year }) => year) ?? [];
  return (
    <table className={table.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.unitId ?? ''} className={worked.group}>
          <tr>
            <th scope="rowgroup" className={table.strong}>
              {group.name}
            </th>
            {group.years.map(({ year, months, of }) => (
              <td key={year} className={worked.months}>
                {months < of && t('reports.keyvalue.months', { months: `${months}/${of}` })}
              </td>
            ))}
          </tr>
          {fields.map((field) => (
            <tr key={field.field}>
              <th scope="row">{t(`reports.keyvalue.worked.${field.field}`)}</th>
              {group.years.map((ofYear) => (
                <Figure key={ofYear.year} group={group} ofYear={ofYear} field={field} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

/** The figures of units and years: units as rows while their years find room beside each other. */
export const WorkedTable = (props: WorkedTableProps) => (
  <ScrollRegion label={props.caption} className={table.scroll}>
    {isByUnit(props.groups) ? <UnitTable {...props} /> : <YearTable {...props} />}
  </ScrollRegion>
);
