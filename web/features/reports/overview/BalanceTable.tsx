import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Explained } from '#web/domain/explained/Explained.tsx';
import type { FigureRef } from '#web/domain/explained/figure.ts';
import { type ReceiptGroup, type ReceiptRow, rowName } from '#web/domain/receipts/rows.ts';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { type Balance, balanceCell, balanceGroups, fieldOfRow, type RowChoice } from '../model/rows.ts';
import { Section } from '../paper/Section.tsx';
import table from '../paper/Table.module.css';
import styles from './BalanceTable.module.css';

/** One row: a category of a unit, or a year of one. */
interface BalanceRow {
  readonly key: string;
  readonly name: string;
  readonly balance: Balance;
  /** Which figures these are, without their field. */
  readonly of: Omit<FigureRef, 'field'>;
  /** A heading above the row: another unit begins. */
  readonly group?: string | undefined;
}

interface BalanceTableProps {
  readonly caption: string;
  /** What the names of the rows are. */
  readonly head: string;
  readonly rows: readonly BalanceRow[];
  readonly choice: RowChoice;
}

/** All columns of figures together take so many per cent of the width. */
const FIGURES = 84;
/** By so much of its width the first column of a group is wider, which keeps it apart from the group before. */
const APART = 0.2;
/** So many letters of a head stay on one line. */
const SHORT = 8;
/** So many columns find room beside each other; of more, shifts and staff have a table of their own below. */
const MOST = 16;
/** What is called shorter than in the weeks below: all columns that a unit can have find room on the paper. */
const shortened = [
  'own',
  'substitutes',
  'absent',
  'excluded',
  'weekend',
  'diffWeekend',
  'night',
  'diffNight',
  'fillIn',
] as const;

/** What the column of a row is called. */
const headOf = (t: TFunction, row: ReceiptRow): string => {
  const key = shortened.find((one) => one === row.key);
  return key ? t(`reports.overview.head.${key}`) : rowName(t, row);
};

/** Columns of figures on the grid of a table of so many shares: each has one, the first of a further group a little more. */
const gridOf = (groups: readonly ReceiptGroup[]) => {
  const starts = new Set(groups.slice(1).map(({ rows: [first] }) => first?.key));
  const all = groups.flatMap(({ rows }) => rows);
  return { all, starts, shares: all.length + APART * starts.size };
};

interface ColumnsProps extends Omit<BalanceTableProps, 'choice'> {
  readonly groups: readonly ReceiptGroup[];
  /** The width of a column, in per cent of the paper. */
  readonly share: number;
}

/** Some groups of columns, with the names of the rows. */
const Columns = ({ caption, head, rows, groups, share }: ColumnsProps) => {
  const { t } = useTranslation();
  const { all, starts, shares } = gridOf(groups);
  const width = 100 - FIGURES + share * shares;
  const startOf = ({ key }: ReceiptRow) => starts.has(key) && styles.start;
  const cell = (row: ReceiptRow, { balance, of, name }: BalanceRow) => {
    const { text, negative, missing } = balanceCell(row, balance);
    const field = fieldOfRow[row.key];
    const classes = [
      startOf(row),
      negative && styles.negative,
      missing && table.nil,
      row.look === 'strong' && table.strong,
    ];
    return (
      <td key={row.key} className={clsx(classes) || undefined}>
        {field === undefined || missing ? (
          text
        ) : (
          <Explained figure={{ ...of, field }} of={`${name}, ${rowName(t, row).toLowerCase()}`}>
            {text}
          </Explained>
        )}
      </td>
    );
  };
  return (
    <ScrollRegion label={caption} className={`${table.scroll} ${styles.whole}`}>
      <table className={`${table.table} ${styles.table}`} style={{ width: `${width}%` }}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col />
          {all.map(({ key }) => (
            <col key={key} style={{ width: `${(100 / width) * share * (starts.has(key) ? 1 + APART : 1)}%` }} />
          ))}
        </colgroup>
        <thead>
          {groups.length > 1 && (
            <tr>
              <th scope="col" rowSpan={2}>
                {head}
              </th>
              {groups.map(({ key, rows: some }) => (
                <th key={key} scope="colgroup" colSpan={some.length} className={`${table.group} ${styles.over}`}>
                  {t(`schemas.group.${key}`)}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {groups.length === 1 && <th scope="col">{head}</th>}
            {all.map((row) => {
              const name = headOf(t, row);
              return (
                <th
                  key={row.key}
                  scope="col"
                  className={clsx(startOf(row), name.length <= SHORT && styles.short) || undefined}
                >
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => [
            row.group !== undefined && (
              <tr key={`${row.key} group`}>
                <th scope="rowgroup" colSpan={all.length + 1} className={styles.group}>
                  <span className={styles.groupName}>{row.group}</span>
                </th>
              </tr>
            ),
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {all.map((column) => cell(column, row))}
            </tr>,
          ])}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

/** Demand, supply and budget over a time, a row each: services, and with the receipt shifts and staff. */
export const BalanceTable = ({ choice, ...props }: BalanceTableProps) => {
  const { t } = useTranslation();
  const { caption, rows } = props;
  const groups = balanceGroups(
    rows.map(({ balance }) => balance),
    choice,
  );
  const isDivided = groups.length > 1 && gridOf(groups).all.length > MOST;
  const [above, below] = isDivided ? [groups.slice(0, 1), groups.slice(1)] : [groups, []];
  const share = FIGURES / gridOf(above).shares;
  const namesBelow = below.map(({ key }) => t(`schemas.group.${key}`)).join(', ');
  return (
    <Section title={caption}>
      <Columns {...props} groups={above} share={share} />
      {isDivided && <Columns {...props} caption={`${caption}. ${namesBelow}`} groups={below} share={share} />}
    </Section>
  );
};
