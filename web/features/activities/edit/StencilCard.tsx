import { useTranslation } from 'react-i18next';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import { stencilRates } from '#shared/model/stencil.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Edit.module.css';

interface StencilCardProps {
  readonly year: number;
  readonly summary: FollowUpUnit | undefined;
}

/** The rates of the year, by which costs and services are computed. */
export const StencilCard = ({ year, summary }: StencilCardProps) => {
  const { t } = useTranslation();
  if (!summary) return null;
  const { rates: stencil } = summary;
  return (
    <Card title={t('activities.edit.stencil', { year: String(year) })} className={styles.stencil}>
      {stencil ? (
        <dl className={styles.facts}>
          {stencilRates.map((rate) => (
            <div key={rate}>
              <dt>{t(`budget.rate.${rate}`)}</dt>
              <dd>
                <Num value={stencil[rate]} />{' '}
                <span className={styles.unit}>
                  {t(rate === 'monthlyWorkHours' ? 'budget.unit.hours' : 'budget.unit.hourly')}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.note}>{t('activities.edit.noStencil')}</p>
      )}
    </Card>
  );
};
