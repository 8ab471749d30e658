import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyList } from '#shared/model/remedy.ts';
import { addDays } from '#shared/time/day.ts';
import type { Week } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { verdictOf } from '#web/kit/ui/figures/shade.ts';
import { useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { categoryBelow, type Place } from '#web/platform/navigation/place.ts';
import { categoryLackingDemand, demandOf, planOf, remedyOf } from '../links.ts';
import type { Facts, FactWeeks } from '../model/facts.ts';
import { isLeaf } from '../model/outline.ts';
import { weeksText } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import { useLineTexts, weeksText as weeksOfLine } from '../remedies/useLineTexts.ts';
import type { ViewChange } from '../useView.ts';
import { Sentence } from './Sentence.tsx';
import styles from './UnitBand.module.css';

interface UnitBandProps {
  readonly unit: Place;
  readonly rows: readonly MapRow[];
  /** Undefined until the figures are loaded. */
  readonly facts: Facts | undefined;
  readonly weeks: FactWeeks & { readonly now: Week };
  readonly addressOf: (change: ViewChange) => string;
  /** Undefined until it is loaded. */
  readonly remedies: RemedyList | undefined;
  readonly figures: 'gross' | 'net';
  /** A further sentence. */
  readonly children?: ReactNode;
}

/** The categories that are named with their difference. */
const NAMED = 3;

const signed = (value: number | null) => numberText(value, 'keyValue', { sign: true });

/** Those categories of this week that are farthest from their demand, each with the difference. */
const farthest = (rows: readonly MapRow[], now: Week): string =>
  rows
    .filter(isLeaf)
    .flatMap(({ name, cells }) => {
      const shown = cells.find(({ week }) => week.start === now.start)?.shown ?? null;
      return shown === null ? [] : [{ name, shown }];
    })
    .toSorted((a, b) => Math.abs(b.shown) - Math.abs(a.shown))
    .slice(0, NAMED)
    .map(({ name, shown }) => `${name} ${signed(shown)}`)
    .join(', ');

/** The state of a unit in three sentences over its map: this week, the worst week to come, and missing demand; each with what to do about it. */
export const UnitBand = ({ unit, rows, facts, weeks, addressOf, remedies, figures, children }: UnitBandProps) => {
  const { t } = useTranslation();
  const { whyOf } = useLineTexts();
  const labelOf = (of: string) => (figures === 'net' ? t('overview.figures.of', { of }) : of);
  const { now } = weeks;
  const coming = weeksText({ weeks: weeks.ahead });
  const loaded = facts !== undefined;
  const first = categoryBelow(unit);

  const cell = facts?.now?.cell;
  const worst = facts?.worst.at;
  const line =
    worst &&
    remedies?.lines.find(
      ({ categoryId, start, weeks: count }) =>
        categoryId === worst.row.key &&
        worst.cell.week.start >= start &&
        worst.cell.week.start < addDays(start, 7 * count),
    );
  const missing = facts?.missing;
  const lacking = missing?.at && categoryLackingDemand(missing.at.row, missing.at.cell);
  const from = missing?.at && weekLabel(missing.at.cell.week);
  const list = useRef<HTMLUListElement>(null);
  const sides = useScrollSides(list);
  return (
    <ul ref={list} className={styles.band} data-more={sides} aria-label={t('overview.facts.label')}>
      <Sentence
        label={labelOf(t('overview.facts.now', { week: weekLabel(now) }))}
        way={loaded ? [planOf(unit, now), t('overview.openPlan', { week: weekLabel(now) })] : undefined}
        loaded={loaded}
      >
        <b>{cell && t(`overview.band.now.${verdictOf(cell.shade)}`, { value: signed(cell.shown) })}</b>{' '}
        <span>
          {farthest(rows, now)}
          {cell?.partly && ` (${t('overview.facts.partlyKnown')})`}
        </span>
      </Sentence>
      <Sentence
        label={labelOf(t('overview.facts.worst', { weeks: coming }))}
        way={
          line
            ? [remedyOf(unit, line, figures), t('overview.band.remedy', { weeks: weeksOfLine(line) })]
            : worst && [
                addressOf({ cell: { row: worst.row.key, week: worst.cell.week.start } }),
                t('overview.band.show', { week: weekLabel(worst.cell.week) }),
              ]
        }
        loaded={loaded}
      >
        {worst ? (
          <>
            <b>
              {t('overview.band.worst', {
                week: weekLabel(worst.cell.week),
                name: worst.row.name,
                services: numberText(Math.abs(worst.cell.shown ?? 0), 'keyValue'),
              })}
            </b>{' '}
            {line && <span>{whyOf(line)}</span>}
          </>
        ) : (
          t(
            facts?.worst.known === 'none'
              ? 'overview.facts.unknown'
              : facts?.worst.known === 'partly'
                ? 'overview.facts.noWorstPartly'
                : 'overview.facts.noWorst',
          )
        )}
      </Sentence>
      <Sentence
        short
        label={t('overview.facts.missing', { weeks: coming })}
        way={
          missing?.at && lacking
            ? [
                demandOf(lacking, missing.at.cell.week),
                t(lacking.canWrite ? 'overview.makeDemand' : 'overview.showDemand'),
              ]
            : loaded && first
              ? [demandOf(first, now), t('overview.showDemand')]
              : undefined
        }
        loaded={loaded}
      >
        {missing?.at && from ? (
          <>
            <b>{t('overview.band.missing', { name: missing.at.row.name, week: from })}</b>{' '}
            <span>
              {missing.count > 1
                ? t('overview.band.more', { count: missing.count - 1 })
                : missing.of > 1 && t('overview.band.others')}
            </span>
          </>
        ) : (
          t('overview.facts.noMissing')
        )}
      </Sentence>
      {children}
    </ul>
  );
};
