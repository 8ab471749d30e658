import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RemedyKind, remedyKinds } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { weekOf } from '#shared/time/week.ts';
import { useBarWords } from '#web/domain/planning/absence/useBarWords.ts';
import { LineSample } from '#web/kit/charts/LineSample.tsx';
import { StepGraph } from '#web/kit/charts/StepGraph.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf } from '#web/kit/charts/steps.ts';
import { Ticks } from '#web/kit/charts/Ticks.tsx';
import { AreaSample, Legend } from '#web/kit/ui/figures/Legend.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure } from '#web/kit/ui/figures/shade.ts';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import { WeekHeading } from '#web/kit/ui/holidays/WeekHeading.tsx';
import { useIsLow } from '#web/kit/ui/hooks/useMedia.ts';
import { useMeasured } from '#web/kit/ui/hooks/useScrollSides.ts';
import { thisMonday } from '../../useView.ts';
import { weeksText } from '../useLineTexts.ts';
import { KindSample } from './KindSample.tsx';
import { Layers } from './Layers.tsx';
import { offsetOf, type Run } from './model.ts';
import type { BuilderModel } from './useBuilder.ts';
import styles from './Weeks.module.css';
import { WhyRows } from './WhyRows.tsx';
import type { WeekFigures } from './weekFigures.ts';

interface WeekTableProps {
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
}

/** Of the graph, in px. */
const HEIGHT = 170;
const LOW_HEIGHT = 110;
/** Least widths of the columns, in px. */
const NAMES = 150;
const WEEK = 44;
const MEAN = 100;

/** The first and the last week in sight, `3 12`, between the names and the right edge. */
const seenWeeks = (scroller: HTMLElement): string => {
  const [corner, ...heads] = [...(scroller.querySelector('thead tr:last-child')?.children ?? [])];
  const [from, to] = [corner?.getBoundingClientRect().right ?? 0, scroller.getBoundingClientRect().right];
  const weeks = heads.slice(0, -1).map((head) => head.getBoundingClientRect());
  // Less than this of a week shows nothing of a stretch.
  const least = 3;
  return `${weeks.findIndex(({ right }) => right > from + least)} ${weeks.findLastIndex(({ left }) => left < to - least)}`;
};

/** What is special about a row: signs, figures in the run alone. */
interface RowOptions {
  /** The kind of measure whose colour stands before the name. */
  readonly kind: RemedyKind;
  /** The exact differences, by which the cells of the run are coloured. */
  readonly shadedBy: readonly (number | null)[];
  readonly sign: boolean;
  readonly runOnly: boolean;
  readonly className: string | undefined;
}

interface RowProps extends Partial<RowOptions> {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly mean: number | null;
  readonly weeks: RemedyPlan['weeks'];
  /** The weeks of the run among them. */
  readonly first: number;
  readonly count: number;
}

const isSameRow = ({ values: before, shadedBy: shaded, ...one }: RowProps, { values: now, ...other }: RowProps) =>
  one.name === other.name &&
  one.weeks === other.weeks &&
  before.every((value, index) => value === now[index] && shaded?.[index] === other.shadedBy?.[index]);

/** One row of the table; a step of an amount draws those again whose figures it changes. */
const Row = memo((props: RowProps) => {
  const { name, values, mean, weeks, first, count, kind, shadedBy, sign = false, runOnly, className } = props;
  const textOf = (value: number | null) => (runOnly && value === 0 ? '–' : numberText(value, 'receipt', { sign }));
  return (
    <tr className={className}>
      <th scope="row">
        {kind && <KindSample kind={kind} />}
        {name}
      </th>
      {values.map((value, index) => {
        const isInRun = index >= first && index < first + count;
        const text = runOnly && !isInRun ? '' : textOf(value);
        const exact = isInRun ? (shadedBy?.[index] ?? null) : null;
        const shade = exact === null ? undefined : `${shadeStyles.shade} ${shadeStyles[shadeOf(shownFigure(exact))]}`;
        return (
          <td key={weeks[index]!.start} className={isInRun ? styles.inRun : styles.beside}>
            <span className={shade}>{text}</span>
          </td>
        );
      })}
      <td className={styles.meanCell}>{textOf(mean)}</td>
    </tr>
  );
}, isSameRow);
Row.displayName = 'Row';

/** The weeks of the run and around it: demand, supply today and with the measures, as a picture and as figures; and who explains it. */
export const WeekTable = ({ plan, run, model }: WeekTableProps) => {
  const { t } = useTranslation();
  const { weeks } = plan;
  const scroller = useRef<HTMLElement>(null);
  const words = useBarWords(scroller);
  const seen = useMeasured(scroller, seenWeeks);
  const height = useIsLow() ? LOW_HEIGHT : HEIGHT;
  const now = thisMonday();
  const from = offsetOf(plan, run);
  const inRun = (index: number) => index >= from && index < from + run.weeks;
  const { figures } = model;
  const exact = figures.weeks.map((week) => week.exact);
  const gives = useMemo(
    () => remedyKinds.map((kind) => ({ kind, weeks: figures.weeks.map((week) => week.exact.gives[kind]) })),
    [figures],
  );
  const after = exact.map((week) => week.after);
  const demand = weeks.map((week) => week.demand);
  const today = weeks.map(({ supply }) => supply);
  const gaps = gapsOf(demand, after).flatMap((gap) => (gap.short ? [{ ...gap, strong: inRun(gap.index) }] : []));
  const scale = scaleOf([...today, ...after, ...demand.filter((value) => value !== null)]);
  const lines = [
    { key: 'today', name: t('remedies.build.line.today'), values: today, color: 'var(--s-own)', dash: '2 3' },
    { key: 'after', name: t('remedies.build.line.after'), values: after, color: 'var(--s-own)' },
    { key: 'demand', name: t('remedies.build.line.demand'), values: demand, color: 'var(--s-demand)', strong: true },
  ];
  const row = (
    name: string,
    of: (week: WeekFigures['written']) => number | null,
    { isShaded = false, ...options }: Partial<RowOptions> & { readonly isShaded?: boolean } = {},
  ) => (
    <Row
      key={name}
      name={name}
      values={figures.weeks.map(({ written }) => of(written))}
      mean={of(figures.mean.written)}
      {...(isShaded && { shadedBy: exact.map(of), sign: true })}
      weeks={weeks}
      first={from}
      count={run.weeks}
      {...options}
    />
  );
  const ofMeasures = lines.map(({ key, name, ...line }) => (
    <li key={key}>
      <LineSample {...line} />
      {name}
    </li>
  ));
  return (
    <ScrollEdges scroller={scroller} fills rows>
      {/* Its end is reached by the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls */}
      <section ref={scroller} className={styles.scroll} tabIndex={0} aria-label={t('remedies.build.row.left')}>
        <Legend aria-label={t('schemas.lines')} className={styles.legend}>
          {ofMeasures}
          <li>
            <AreaSample of="left" />
            {t('remedies.build.lacks')}
          </li>
        </Legend>
        <table className={styles.weeks} style={{ minWidth: NAMES + weeks.length * WEEK + MEAN }}>
          <caption className="visually-hidden">{t('remedies.build.title', { weeks: weeksText(run) })}</caption>
          {/* Weeks as wide as the steps of the graph above them. */}
          <colgroup>
            <col className={styles.nameColumn} />
            <col span={weeks.length} />
            <col className={styles.meanColumn} />
          </colgroup>
          <thead>
            <tr className={styles.graph}>
              <td className={styles.ticks}>
                <Ticks scale={scale} height={height} />
              </td>
              <td colSpan={weeks.length}>
                <div className={styles.picture}>
                  <Layers supply={today} gives={gives} first={from} count={run.weeks} scale={scale} height={height} />
                  <StepGraph
                    description={t('remedies.build.graph', { weeks: weeksText(run) })}
                    lines={lines}
                    count={weeks.length}
                    scale={scale}
                    height={height}
                    gaps={gaps}
                  />
                </div>
              </td>
              <td />
            </tr>
            <tr>
              <td className={styles.corner} />
              {weeks.map(({ start }, index) => (
                <WeekHeading
                  key={start}
                  week={weekOf(start)}
                  isNow={start === now}
                  className={inRun(index) ? styles.inRun : styles.beside}
                />
              ))}
              <th scope="col" className={styles.meanCell}>
                {t('remedies.build.mean', { weeks: weeksText(run) })}
              </th>
            </tr>
          </thead>
          <tbody>
            {row(t('remedies.build.row.demand'), (week) => week.demand)}
            {row(t('remedies.build.row.supply'), (week) => week.supply)}
            {row(t('remedies.build.row.diff'), (week) => week.diff, { isShaded: true })}
          </tbody>
          <tbody>
            {remedyKinds.map((kind) =>
              row(t(`remedies.build.kind.${kind}`), (week) => week.gives[kind], {
                kind,
                sign: true,
                runOnly: true,
                className: styles.given,
              }),
            )}
          </tbody>
          <tbody className={styles.result}>
            {row(t('remedies.build.row.after'), (week) => week.after)}
            {row(t('remedies.build.row.left'), (week) => week.left, { isShaded: true })}
          </tbody>
          <WhyRows plan={plan} run={run} words={words} seen={seen} />
        </table>
      </section>
    </ScrollEdges>
  );
};
