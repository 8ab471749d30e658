import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { isDifference, type RowName } from './figures.ts';
import styles from './PlaceTable.module.css';

/** A named row of a place's follow-up: differences are bold, a part of the row above it is set in. */
export const PlaceRow = ({ row, children }: PropsWithChildren<{ readonly row: RowName }>) => {
  const { t } = useTranslation();
  return (
    <tr className={clsx(row === 'unplanned' && styles.part, isDifference(row) && styles.strong)}>
      <th scope="row">{t(`followup.place.row.${row}`)}</th>
      {children}
    </tr>
  );
};
