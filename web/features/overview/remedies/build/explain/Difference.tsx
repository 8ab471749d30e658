import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { remedyKinds } from '#shared/calculation/index.ts';
import { weekOf } from '#shared/time/week.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import { demandOf, teamOf } from '../../../links.ts';
import { weeksText } from '../../useLineTexts.ts';
import type { WeekFigures } from '../weekFigures.ts';
import styles from './ExplainOutcome.module.css';
import { type Explained, explainedMeasures } from './explained.ts';
import { useMeasureName } from './useMeasureName.tsx';

interface DifferenceProps {
  readonly figures: WeekFigures['written'];
  /** What the measures give. */
  readonly giving: readonly { readonly key: string; readonly name: ReactNode; readonly services: number }[];
  /** The addresses of where supply and demand come from. */
  readonly sources?: { readonly supply: string; readonly demand: string };
  readonly text: string;
}

/** Supply, demand, what the measures give, and what is left. */
const Difference = ({ figures, giving, sources, text }: DifferenceProps) => {
  const { t } = useTranslation();
  const row = (name: 'demand' | 'supply' | 'diff' | 'left', source?: string) => {
    const isDifference = name === 'diff' || name === 'left';
    const label = t(`remedies.build.row.${name}`);
    return (
      <tr>
        <th scope="row">{source === undefined ? label : <Link to={source}>{label}</Link>}</th>
        <td>
          <Num value={figures[name]} as="receipt" sign={isDifference} difference={isDifference} />
        </td>
      </tr>
    );
  };
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {row('supply', sources?.supply)}
          {row('demand', sources?.demand)}
          {row('diff')}
          {giving.map(({ key, name, services }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{numberText(services, 'receipt', { sign: true })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>{row('left')}</tfoot>
      </table>
      <p>{text}</p>
    </>
  );
};

/** What each measure gives in a week, counted from the first of the run. */
export const WeekDifference = ({ place, run, model, at }: Omit<Explained, 'plan'> & { readonly at: number }) => {
  const { t } = useTranslation();
  const nameOf = useMeasureName();
  const week = weekOf(model.mondays[at]!);
  const giving = explainedMeasures(run, model.outcome)
    .filter(({ given }) => given[at]! > 0)
    .map((measure) => ({ key: measure.key, name: nameOf(measure), services: measure.given[at]! }));
  return (
    <Difference
      figures={model.figures.run[at]!.written}
      giving={giving}
      sources={{ supply: teamOf(place, week), demand: demandOf(place, week) }}
      text={t('remedies.build.explain.weekText')}
    />
  );
};

/** What each kind of measure gives in the mean of the weeks. */
export const MeanDifference = ({ run, model }: Pick<Explained, 'run' | 'model'>) => {
  const { t } = useTranslation();
  const { written } = model.figures.mean;
  const giving = remedyKinds
    .filter((kind) => written.gives[kind] > 0)
    .map((kind) => ({ key: kind, name: t(`remedies.build.group.${kind}`), services: written.gives[kind] }));
  return (
    <Difference
      figures={written}
      giving={giving}
      text={t('remedies.build.explain.meanText', { weeks: weeksText(run) })}
    />
  );
};
