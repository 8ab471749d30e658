import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnitCost } from '#shared/model/planCost.ts';
import styles from './Cost.module.css';
import { CostTable } from './CostTable.tsx';
import { Formula } from './Formula.tsx';
import { Missing } from './Missing.tsx';
import type { PricedPlace } from './RateLinks.tsx';

interface UnitCostsProps {
  readonly cost: UnitCost;
  /** The unit, or a category of it. */
  readonly place: Omit<PricedPlace, 'name'>;
  /** Of one category; left out: of all. */
  readonly categoryId?: string | undefined;
  /** The explanation is shown from the start. */
  readonly isOpen?: boolean;
}

const sides = ['demand', 'supply'] as const;

/** What a unit's plan costs, or one category of it, explained on request. */
export const UnitCosts = ({ cost, place, categoryId, isOpen: opens = false }: UnitCostsProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(opens);
  const categories = cost.categories.filter(({ id }) => categoryId === undefined || id === categoryId);
  const shown = categoryId === undefined ? cost : categories[0];
  if (!shown) return null;
  const explained = categories.flatMap(({ name, parts, ...of }) =>
    sides.flatMap((side) => (of[side].total === null ? [] : [{ name, parts, side, cost: of[side] }])),
  );
  return (
    <>
      <CostTable demand={shown.demand} supply={shown.supply} />
      <Missing missing={shown.missing} />
      {explained.length > 0 && (
        <Button
          type="link"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'cost.hide' : 'cost.explain')}
        </Button>
      )}
      {isOpen &&
        explained.map(({ name, parts, side, cost: of }) => (
          <Formula
            key={`${name} ${side}`}
            of={`${name}, ${t(`cost.side.${side}`).toLowerCase()}`}
            cost={of}
            parts={parts}
            side={side}
            place={{ ...place, name }}
          />
        ))}
    </>
  );
};
