import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { showWhole } from '#web/kit/ui/frame/showWhole.ts';
import { useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { Fact } from './Fact.tsx';
import styles from './Facts.module.css';
import { categoryLackingDemand, demandOf } from './links.ts';
import type { Found } from './model/cells.ts';
import type { FactWeeks, Facts as Values } from './model/facts.ts';
import type { By } from './model/outline.ts';
import { type WeekRange, weeksText } from './model/range.ts';
import type { ViewChange } from './useView.ts';

interface FactsProps {
  /** Undefined until the figures are loaded. */
  readonly facts: Values | undefined;
  readonly weeks: FactWeeks;
  readonly range: WeekRange;
  readonly by: By;
  readonly addressOf: (change: ViewChange) => string;
  /** The figures are net of expected absence. */
  readonly isNet: boolean;
  /** The map writes percent: the facts, which are in services, say so. */
  readonly isShare: boolean;
}

const Figure = ({ of: value }: { readonly of: number | null }) => (
  <b className={value !== null && round(value, 1) < 0 ? styles.negative : undefined}>
    {numberText(value, 'keyValue', { sign: true })}
  </b>
);

/** The facts over the map, about the weeks that it shows: three lead to a cell, the last to the demand that is missing. */
export const Facts = memo(({ facts, weeks, range, by, addressOf, isNet, isShare }: FactsProps) => {
  const { t } = useTranslation();
  const labelOf = (of: string) => (isNet ? t('overview.figures.of', { of }) : of);
  const cellAddress = (at: Found | undefined) =>
    at && addressOf({ from: range.start, cell: { row: at.row.key, week: at.cell.week.start } });
  const demandAddress = (at: Found | undefined) => {
    const category = at && categoryLackingDemand(at.row, at.cell);
    return category ? demandOf(category, at.cell.week) : cellAddress(at);
  };
  const { now, worst, soon, missing, mean = null } = facts ?? {};
  const total = now ? now.cell.shown : mean;
  const toDemand = demandAddress(missing?.at);
  const loaded = facts !== undefined;
  const unknown = <b>{t('overview.facts.unknown')}</b>;
  const noWorst = t(worst?.known === 'partly' ? 'overview.facts.noWorstPartly' : 'overview.facts.noWorst');
  const list = useRef<HTMLUListElement>(null);
  const sides = useScrollSides(list);
  return (
    <ul
      ref={list}
      className={styles.facts}
      data-more={sides}
      aria-label={t('overview.facts.label')}
      onFocus={showWhole}
    >
      <Fact
        label={labelOf(
          weeks.now
            ? t('overview.facts.now', { week: weekLabel(weeks.now) })
            : t('overview.facts.mean', { weeks: weeksText(range) }),
        )}
        to={cellAddress(now)}
        loaded={loaded}
      >
        {total === null ? (
          <>
            {unknown}, {t('overview.facts.noDemand')}
          </>
        ) : (
          <>
            <Figure of={total} /> {t('overview.facts.services')}
            {now?.cell.partly && `, ${t('overview.facts.partly')}`}
          </>
        )}
      </Fact>
      <Fact
        label={labelOf(t('overview.facts.worst', { weeks: weeksText({ weeks: weeks.ahead }) }))}
        to={worst?.known === 'none' ? toDemand : cellAddress(worst?.at)}
        loaded={loaded}
      >
        {worst?.at ? (
          <>
            <Figure of={worst.at.cell.shown} /> {isShare && `${t('overview.facts.inServices')}, `}
            {worst.at.row.name}, {weekLabel(worst.at.cell.week)}
          </>
        ) : worst?.known === 'none' ? (
          unknown
        ) : (
          noWorst
        )}
      </Fact>
      <Fact
        label={labelOf(t('overview.facts.soon', { weeks: weeksText({ weeks: weeks.soon }) }))}
        to={soon?.known === 'none' ? toDemand : cellAddress(soon?.at)}
        loaded={loaded}
      >
        {soon?.known === 'none' ? (
          unknown
        ) : (
          <>
            <b>{soon?.count}</b> {t(`overview.facts.of.${by}`, { count: soon?.of ?? 0 })}
            {soon?.known === 'partly' && `, ${t('overview.facts.partlyKnown')}`}
          </>
        )}
      </Fact>
      <Fact
        label={t('overview.facts.missing', { weeks: weeksText({ weeks: weeks.ahead }) })}
        to={toDemand}
        loaded={loaded}
      >
        {missing?.at ? (
          <>
            <b>{missing.count}</b>{' '}
            {t(`overview.facts.from.${by}`, { count: missing.count, week: weekLabel(missing.at.cell.week) })}
          </>
        ) : (
          t('overview.facts.noMissing')
        )}
      </Fact>
    </ul>
  );
});
Facts.displayName = 'Facts';
