import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { reports } from '#shared/contract/reports.ts';
import type { Explanation } from '#shared/model/explanation.ts';
import type { ExplainedReport, FigureRef } from '#web/domain/explained/figure.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { send } from '#web/platform/api/live.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import styles from './ExplainPanel.module.css';
import { formulaOf } from './formula.ts';
import { divisorOf, groupsOf, unitOf, writtenFigure } from './model.ts';
import { type Dates, Days, formats, OwnDays, Steps } from './Steps.tsx';
import { fieldTitle } from './titles.ts';

interface ExplainPanelProps {
  readonly report: ExplainedReport;
  readonly figure: FigureRef;
  /** What the figure is of, where that is neither one unit nor all of the screen. */
  readonly name?: string | undefined;
  readonly onClose: () => void;
}

/** The explanation of a figure, requested when it is first shown. */
const useExplanation = (report: ExplainedReport, figure: FigureRef) =>
  useSWR<Explanation, ApiProblem>(
    ['explain', JSON.stringify({ report, figure })],
    () => send(reports.explain, { params: {}, body: { report, figure } }),
    { revalidateOnFocus: false },
  );

const Formula = ({ report, figure }: Pick<ExplainPanelProps, 'report' | 'figure'>) => {
  const { t } = useTranslation();
  const { sum, over } = formulaOf(report, figure);
  return (
    <p className={styles.formula}>
      <span>
        {over === 'weeks' ? t('explain.weekSums', { of: t(`explain.formula.${sum}`) }) : t(`explain.formula.${sum}`)}
      </span>
      {over && <span className={styles.over}>{t(`explain.over.${over}`)}</span>}
    </p>
  );
};

/** The sums of the groups, over what divides them, and the figure. */
const Computation = ({ value, steps }: Pick<Explanation, 'value' | 'steps'>) => {
  const groups = groupsOf(steps, { unit: true });
  const divisor = divisorOf(steps);
  if (value === null || (groups.length < 2 && divisor === undefined)) return null;
  const format = formats[unitOf(steps)];
  const written = (sum: number) => numberText(sum, formats[steps[0]?.unit ?? 'services']);
  const sums = groups
    .map(({ sum }, index) => {
      const text = written(Math.abs(sum));
      return index === 0 ? written(sum) : `${sum < 0 ? '−' : '+'} ${text}`;
    })
    .join(' ');
  return (
    <p className={styles.computation}>
      {divisor
        ? `${groups.length > 1 ? `(${sums})` : sums} ÷ ${numberText(divisor.value, formats[divisor.unit])}`
        : sums}{' '}
      ={' '}
      <b>
        <Num value={value} as={format} difference />
      </b>
    </p>
  );
};

const LeftOut = ({ leftOut, whole }: Pick<Explanation, 'leftOut'> & { readonly whole: Dates }) => {
  const { t } = useTranslation();
  if (leftOut.length === 0) return null;
  return (
    <>
      <h3>{t('explain.leftOut')}</h3>
      <ul className={styles.leftOut}>
        {leftOut.map(({ text, value, reason, source, from, to, unitName }, index) => (
          <li key={`${text} ${from} ${String(index)}`}>
            <span>
              {source === null ? text || unitName : <Link to={source}>{text || unitName}</Link>}{' '}
              <OwnDays from={from} to={to} whole={whole} />
            </span>
            {value !== null && <s>{numberText(value, 'receipt')}</s>}
            <small>{reason}</small>
          </li>
        ))}
      </ul>
    </>
  );
};

const Body = ({
  report,
  figure,
  explanation,
}: Pick<ExplainPanelProps, 'report' | 'figure'> & { readonly explanation: Explanation }) => {
  const { t } = useTranslation();
  const { steps, cost } = explanation;
  const value = explanation.value === null ? null : writtenFigure(figure.field, explanation.value, steps);
  const unit = unitOf(steps);
  const dates = steps.length > 0 ? steps : explanation.leftOut;
  const from = dates.reduce((first, step) => (step.from < first ? step.from : first), dates[0]?.from ?? '');
  const to = dates.reduce((last, step) => (step.to > last ? step.to : last), dates[0]?.to ?? '');
  const whole = { from, to };
  return (
    <>
      <p className={styles.hero}>
        <b>
          <Num value={value} as={formats[unit]} difference />
        </b>
        <span>
          {t(`explain.unit.${unit}`)}
          <br />
          {from !== '' && <Days from={from} to={to} />}
        </span>
      </p>
      <Formula report={report} figure={figure} />
      {groupsOf(steps, { unit: figure.unitId == null }).map((group) => (
        <Steps key={group.key} group={group} whole={whole} />
      ))}
      {steps.length === 0 && explanation.leftOut.length === 0 && <p>{t('explain.nothing')}</p>}
      <Computation value={value} steps={steps} />
      <LeftOut leftOut={explanation.leftOut} whole={whole} />
      {cost && (
        <>
          <h3>{t('explain.cost')}</h3>
          {groupsOf(cost.steps, { unit: false }).map((group) => (
            <Steps key={group.key} group={group} whole={whole} />
          ))}
          <LeftOut leftOut={cost.leftOut} whole={whole} />
        </>
      )}
    </>
  );
};

/** How a figure is computed: the formula in words, its inputs with their periods and values, and what was left out. */
export const ExplainPanel = ({ report, figure, name, onClose }: ExplainPanelProps) => {
  const { t } = useTranslation();
  const query = useExplanation(report, figure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const title = fieldTitle(t, report, figure);
  const unitName = query.data && (query.data.steps[0] ?? query.data.leftOut[0])?.unitName;
  const place = name ?? (figure.unitId == null ? t('explain.allUnits') : unitName);
  return (
    <section
      className={styles.panel}
      aria-label={t('explain.title')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.kick}>{t('explain.title')}</p>
          <h2 ref={heading} tabIndex={-1}>
            {[place, figure.categoryName, title].filter(Boolean).join(', ')}
          </h2>
        </div>
        <CloseButton onClose={onClose} />
      </header>
      <Loaded of={query} skeleton={<TableSkeleton />}>
        {(explanation) => <Body report={report} figure={figure} explanation={explanation} />}
      </Loaded>
    </section>
  );
};
