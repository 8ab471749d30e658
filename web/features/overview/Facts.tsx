import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { round } from '#shared/quantity/round.ts';
import { weekLabel } from '#shared/time/week.ts';
import { numberText } from '#web/ui/figures/Num.tsx';
import { Bone } from '#web/ui/state/Skeletons.tsx';
import styles from './Facts.module.css';
import type { Found, Facts as Values } from './model/facts.ts';
import type { By } from './model/outline.ts';
import type { ViewChange } from './useView.ts';

interface FactsProps {
  /** Undefined until the figures are loaded. */
  readonly facts: Values | undefined;
  readonly by: By;
  /** The first day of the weeks that the facts cover. */
  readonly from: string;
  readonly addressOf: (change: ViewChange) => string;
}

const Figure = ({ of: value }: { readonly of: number | null }) => (
  <b className={value !== null && round(value, 1) < 0 ? styles.negative : undefined}>
    {numberText(value, 'keyValue', { sign: true })}
  </b>
);

/** The four facts over the map; each links to its cell. */
export const Facts = memo(({ facts, by, from, addressOf }: FactsProps) => {
  const { t } = useTranslation();
  const fact = (label: string, text: ReactNode, at: Found | undefined) => {
    const inside = (
      <>
        <span className={styles.label}>{label}</span>
        <span className={styles.text}>{facts ? text : <Bone width={140} height={15} />}</span>
      </>
    );
    return (
      <li>
        {at ? (
          <Link to={addressOf({ from, cell: { row: at.row.key, week: at.cell.week.start } })}>{inside}</Link>
        ) : (
          <div>{inside}</div>
        )}
      </li>
    );
  };
  const { now, worst, soon, missing } = facts ?? {};
  return (
    <ul className={styles.facts} aria-label={t('overview.facts.label')}>
      {fact(
        now ? t('overview.facts.now', { week: weekLabel(now.cell.week) }) : t('overview.facts.nowPlain'),
        <>
          <Figure of={now?.cell.shown ?? null} /> {t('overview.facts.services')}
        </>,
        now,
      )}
      {fact(
        t('overview.facts.worst'),
        worst ? (
          <>
            <Figure of={worst.cell.shown} /> {worst.row.name}, {weekLabel(worst.cell.week)}
          </>
        ) : (
          t('overview.facts.noWorst')
        ),
        worst,
      )}
      {fact(
        t('overview.facts.soon'),
        <>
          <b>{soon?.count}</b> {t(`overview.facts.of.${by}`, { count: soon?.of ?? 0 })}
        </>,
        soon?.at,
      )}
      {fact(
        t('overview.facts.missing'),
        missing?.at ? (
          <>
            <b>{missing.count}</b>{' '}
            {t(`overview.facts.from.${by}`, { count: missing.count, week: weekLabel(missing.at.cell.week) })}
          </>
        ) : (
          t('overview.facts.noMissing')
        ),
        missing?.at,
      )}
    </ul>
  );
});
Facts.displayName = 'Facts';
