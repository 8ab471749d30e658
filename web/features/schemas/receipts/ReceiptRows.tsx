import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Cell, cellOf } from '#web/domain/receipts/cells.ts';
import { rowName, rowsWithFigures } from '#web/domain/receipts/rows.ts';
import type { PlanFigures } from '../figures.ts';
import styles from './Receipts.module.css';

/** A figure of the table. It calls no hook, since a table has a thousand figures. */
const Figure = ({
  t,
  cell: { text, negative, missing, marked, days },
}: {
  readonly t: TFunction;
  readonly cell: Cell;
}) => {
  const classes = clsx(negative && styles.negative, missing && styles.missing) || undefined;
  if (days === undefined) return <td className={classes}>{marked ? <b className={styles.marked}>{text}</b> : text}</td>;
  const covered = t('schemas.days', { days: String(days) });
  return (
    <td className={classes} title={covered}>
      <span className={styles.partly}>{text}</span>
      <span className="visually-hidden"> ({covered})</span>
    </td>
  );
};

/** The figures of every week by group; they do not change with the selected week, so they are drawn once. */
export const ReceiptRows = memo(({ figures: { receipts, groups } }: { readonly figures: PlanFigures }) => {
  const { t } = useTranslation();
  return groups.map(({ key: group, rows }) => (
    <tbody key={group}>
      <tr>
        <th scope="rowgroup" className={styles.group} colSpan={receipts.length + 1}>
          <span>{t(`schemas.group.${group}`)}</span>
        </th>
      </tr>
      {rowsWithFigures(rows, receipts).map((row) => {
        const { look, series, category } = row;
        return (
          <tr key={row.key} className={`${styles.row} ${look ? styles[look] : ''}`}>
            <th scope="row" className={styles.label}>
              {series && <i className={styles.swatch} style={{ background: `var(--s-${series})` }} />}
              {category ? <Link to={category.href}>{category.name}</Link> : rowName(t, row)}
            </th>
            {receipts.map((receipt) => (
              <Figure key={receipt.start} t={t} cell={cellOf(row, receipt)} />
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
});
