import { useTranslation } from 'react-i18next';
import type { ChartRefusal } from '../model/keyValues.ts';
import styles from './ShiftChart.module.css';

/** In place of charts: each reason why they cannot be drawn. */
export const ChartRefusals = ({ refusals }: { readonly refusals: readonly ChartRefusal[] }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.refused} role="alert">
      {refusals.map((refusal) => (
        <p key={refusal}>{t(`reports.keyvalue.refused.${refusal}`)}</p>
      ))}
    </div>
  );
};
