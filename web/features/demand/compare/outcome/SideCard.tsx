import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { LateCostRows } from '../cost/LateCostRows.tsx';
import type { Costs } from '../model/costs.ts';
import styles from './Outcome.module.css';
import { OutcomeBody, type OutcomeProps } from './OutcomeBody.tsx';

interface SideCardProps extends OutcomeProps {
  /** Undefined without a live period. */
  readonly costs: Costs | undefined;
  /** The category that is compared. */
  readonly place: CategoryPlace;
}

const sides = ['outcome', 'cost'] as const;

/** Beside the coverage: what the promotion would do to the live periods, or what the simulation costs. */
export const SideCard = ({ costs, place, ...outcome }: SideCardProps) => {
  const { t } = useTranslation();
  const [side, setSide] = useState<(typeof sides)[number]>('outcome');
  const isCost = side === 'cost' && costs !== undefined;
  return (
    <Card
      title={t(isCost ? 'demand.compare.cost.title' : 'demand.compare.outcome.title')}
      note={isCost ? t('demand.compare.cost.unit') : undefined}
      className={styles.card}
      actions={
        costs && (
          <Segmented
            size="small"
            name="comparedSide"
            aria-label={t('demand.compare.side.label')}
            options={sides.map((value) => ({ value, label: t(`demand.compare.side.${value}`) }))}
            value={side}
            onChange={setSide}
          />
        )
      }
    >
      {isCost ? <LateCostRows costs={costs} place={place} /> : <OutcomeBody {...outcome} />}
    </Card>
  );
};
