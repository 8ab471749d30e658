import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import styles from './Receipts.module.css';
import { type Cell, cellOf, groups, type ReceiptRow } from './rows.ts';

const Figure = ({ text, negative, missing, days }: Cell) => {
  const { t } = useTranslation();
  const classes = [negative && styles.negative, missing && styles.missing].filter(Boolean).join(' ') || undefined;
  if (days === undefined) return <td className={classes}>{text}</td>;
  const covered = t('schemas.days', { days: String(days) });
  return (
    <td className={classes} title={covered}>
      <span className={styles.partly}>{text}</span>
      <span className="visually-hidden"> ({covered})</span>
    </td>
  );
};

/** The figures of every week by group; they do not change with the selected week, so they are drawn once. */
export const ReceiptRows = memo(({ receipts }: { readonly receipts: readonly Receipt[] }) => {
  const { t } = useTranslation();
  return groups.map(({ key: group, rows }) => (
    <tbody key={group}>
      <tr>
        <th scope="rowgroup" className={styles.group} colSpan={receipts.length + 1}>
          <span>{t(`schemas.group.${group}`)}</span>
        </th>
      </tr>
      {rows.map((row) => {
        const { look, series }: ReceiptRow = row;
        return (
          <tr key={row.key} className={`${styles.row} ${look ? styles[look] : ''}`}>
            <th scope="row" className={styles.label}>
              {series && <i className={styles.swatch} style={{ background: `var(--s-${series})` }} />}
              {t(`schemas.row.${row.key}`)}
            </th>
            {receipts.map((receipt) => (
              <Figure key={receipt.start} {...cellOf(row, receipt)} />
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
});
