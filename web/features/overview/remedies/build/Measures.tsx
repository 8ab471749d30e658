import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type RemedyKind, type RemedyOutcome, remedyKinds } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { weekOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { simulationOf } from '../../links.ts';
import { thousands, weeksText } from '../useLineTexts.ts';
import buildStyles from './Build.module.css';
import { KindSample } from './KindSample.tsx';
import { MeasureRow } from './MeasureRow.tsx';
import styles from './Measures.module.css';
import type { Run } from './model.ts';
import { OutcomeLine } from './OutcomeLine.tsx';
import { lackingWeeks } from './outcome.ts';
import type { BuilderModel } from './useBuilder.ts';

interface MeasuresProps {
  readonly place: CategoryPlace;
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
}

/** Of the stretches of weeks that lack something, as many are named; of more, how many weeks they are. */
const FEW = 3;
/** A dash between word joiners: a stretch is not broken over two lines. */
const UNBROKEN = '\u2060–\u2060';
const THOUSAND = 1000;
const inThousands = (kronor: number): number => Math.round(kronor / THOUSAND);

/** What a service costs in each week of the run; null where it is unknown. */
const pricesOf = ({ prices = [] }: Run, kind: RemedyKind): readonly (number | null)[] => {
  if (kind === 'move') return [];
  const field = kind === 'overtime' ? 'overtime' : kind === 'hired' ? 'rental' : 'hour';
  return prices.map((price) => price[field]);
};

/** What a service costs in the weeks of the run: `16,5–17,0`; undefined where it is unknown in one. */
const priceText = (run: Run, kind: RemedyKind): string | undefined => {
  const prices = pricesOf(run, kind);
  const known = prices.filter((price) => price !== null);
  if (known.length < prices.length || known.length === 0) return undefined;
  const texts = [Math.min(...known), Math.max(...known)].map((price) => numberText(price / 1000, 'keyValue'));
  return [...new Set(texts)].join('–');
};

/**
 * What the total is made of, in whole thousands of kronor that add up as they are shown: inconvenient hours, overtime and hired staff, and pay, which
 * is the rest. Empty where a part is unknown.
 */
const partsOf = ({ measures }: Run, { costs, total, ob }: RemedyOutcome) => {
  if (total === null || ob === null) return [];
  const of = (kind: RemedyKind) =>
    measures.reduce((sum, measure, index) => sum + (measure.kind === kind ? (costs[index] ?? 0) : 0), 0);
  const others = { ob, overtime: of('overtime'), hired: of('hired') };
  const rest = Object.values(others).reduce((left, cost) => left - inThousands(cost), inThousands(total));
  const parts = [
    { part: 'hours' as const, cost: rest * THOUSAND },
    ...(['ob', 'overtime', 'hired'] as const).map((part) => ({ part, cost: others[part] })),
  ];
  return parts.filter(({ part, cost }) => part === 'hours' || part === 'ob' || cost > 0);
};

/** All measures by kind, with the amount of each, its limit and its cost. */
export const Measures = ({ place, plan, run, model }: MeasuresProps) => {
  const { t } = useTranslation();
  const groups = useRef<HTMLDivElement>(null);
  const { costs, total, lent } = model.outcome;
  const lacking = lackingWeeks(model.figures.run);
  const remains = lacking && {
    left: numberText(lacking.missing, 'receipt'),
    weeks:
      lacking.stretches.length > FEW
        ? t('remedies.build.ofAllWeeks', { short: lacking.count, count: run.weeks })
        : lacking.stretches
            .map(({ first, weeks }) => weeksText({ start: model.mondays[first]!, weeks }).replace('–', UNBROKEN))
            .join(', '),
  };
  const isAtLimit = run.measures.every(
    ({ isProposed }, index) => !isProposed || model.choices[index]!.amount >= model.limitOf(index),
  );
  const namesOf = (key: 'missing' | 'atHour'): readonly string[] =>
    run.missing
      .filter(({ atHour }) => Boolean(atHour) === (key === 'atHour'))
      .map(({ year, field }) => `${t(`cost.field.${field}`)} ${year}`);
  const kinds = remedyKinds.filter((kind) => pricesOf(run, kind).includes(null));
  const notices = (['missing', 'atHour'] as const)
    .filter((key) => namesOf(key).length > 0)
    .map((key) => ({ key, text: t(`remedies.build.${key}`, { names: namesOf(key).join(', ') }) }));
  const unpriced = kinds.map((kind) => t(`remedies.build.kind.${kind}`)).join(', ');
  return (
    <section className={`${buildStyles.card} ${styles.measures}`} aria-label={t('remedies.build.measures')}>
      <header className={buildStyles.title}>
        <h2>{t('remedies.build.measures')}</h2>
        <p className={buildStyles.order}>{t('remedies.build.order')}</p>
        <OutcomeLine plan={plan} run={run} model={model} />
        <Button type="text" size="small" disabled={!model.isChanged} onClick={model.reset}>
          {t('remedies.build.reset')}
        </Button>
      </header>
      <ScrollEdges scroller={groups} fills rows>
        <div ref={groups} className={styles.groups}>
          {notices.map(({ key, text }) => (
            <Alert
              key={key}
              banner
              type="info"
              title={
                key === 'missing' && unpriced ? `${t('remedies.build.unpriced', { kinds: unpriced })} ${text}` : text
              }
            />
          ))}
          {remedyKinds.map((kind) => {
            const own = run.measures.flatMap((measure, index) => (measure.kind === kind ? [{ measure, index }] : []));
            const cost = own.reduce<number | null>(
              (sum, { index }) => (sum === null || costs[index] == null ? null : sum + costs[index]),
              0,
            );
            const price = own.length === 0 ? undefined : priceText(run, kind);
            return (
              <section key={kind} className={styles.group} aria-label={t(`remedies.build.group.${kind}`)}>
                <h3>
                  <KindSample kind={kind} />
                  {t(`remedies.build.group.${kind}`)}
                  {price && <span className={styles.price}>{t('remedies.build.perWeek', { price })}</span>}
                  {run.prices && <b>{cost === null ? '–' : thousands(cost)}</b>}
                </h3>
                {own.length === 0 && (kind === 'moreTime' || kind === 'loan' || kind === 'move') && (
                  <p>{t(`remedies.build.noOne.${kind}`)}</p>
                )}
                {own.map(({ measure, index }) => (
                  <MeasureRow
                    key={`${kind} ${measure.person?.assetId ?? measure.lender?.unitId ?? ''} ${measure.first}`}
                    run={run}
                    measure={measure}
                    index={index}
                    model={model}
                    canWrite={place.canWrite}
                  />
                ))}
                {kind === 'loan' && own.length > 0 && <p>{t('remedies.build.lender')}</p>}
                {kind === 'loan' &&
                  run.lentOut.map(({ unitName, to }) => (
                    <p key={unitName}>{t('remedies.build.lentOut', { unit: unitName, to })}</p>
                  ))}
                {kind === 'move' && run.locked > 0 && <p>{t('remedies.build.lockedLeaves', { count: run.locked })}</p>}
              </section>
            );
          })}
        </div>
      </ScrollEdges>
      {lacking && remains ? (
        <Alert
          banner
          role="status"
          title={`${t(lacking.isMost ? 'remedies.build.remainsMost' : 'remedies.build.remains', remains)}${isAtLimit ? ` ${t('remedies.build.atLimit')}` : ''}`}
          action={
            place.canWrite && (
              <Link to={simulationOf(place, weekOf(run.start), weekOf(model.mondays.at(-1)!))}>
                {t('remedies.build.simulate')}
              </Link>
            )
          }
        />
      ) : (
        <Alert banner role="status" type="success" title={t('remedies.build.closed')} />
      )}
      {run.prices && (
        <footer className={styles.sum}>
          <span>{t('remedies.build.sum')}</span>
          <span className={styles.parts}>
            {partsOf(run, model.outcome).map(({ part, cost }) => (
              <span key={part}>
                {t(`remedies.build.part.${part}`)} <b>{thousands(cost)}</b>
              </span>
            ))}
            {lent !== null && lent > 0 && (
              <span>
                {t('remedies.build.ofLent')} <b>{thousands(lent)}</b>
              </span>
            )}
          </span>
          <b>{total === null ? t('remedies.costUnknown') : t('remedies.build.tkr', { cost: thousands(total) })}</b>
        </footer>
      )}
    </section>
  );
};
