import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '#web/api/problem.ts';
import { today } from '#web/ui/dates.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { PhaseFilter } from '../period/PhaseFilter.tsx';
import { countsOf, type Phase, type Timed } from '../period/phases.ts';
import styles from './PhaseCard.module.css';

interface PhaseCardProps {
  readonly title: string;
  /** Why the last change of the order was refused. */
  readonly problem: ApiProblem | undefined;
  /** All entities, of whatever phase. */
  readonly things: readonly Timed[];
  readonly phase: Phase;
  readonly onPhase: (phase: Phase) => void;
  /** How many of them are in the phase. */
  readonly shown: number;
  /** Buttons before the one for a new entity. */
  readonly tools?: ReactNode;
  readonly create: ReactNode;
  /** The texts without any entity. */
  readonly empty: { readonly title: string; readonly text: string };
  /** The table of those in the phase. */
  readonly children: ReactNode;
}

/** The entities of a level that have periods: earlier, current or coming. */
export const PhaseCard = ({ title, problem, things, phase, onPhase, shown, ...props }: PhaseCardProps) => {
  const { t } = useTranslation();
  const { tools, create, empty, children } = props;
  const table = shown === 0 ? <EmptyState title={t(`manage.phase.none.${phase}`)} /> : children;
  return (
    <>
      <ProblemAlert problem={problem} />
      <Card
        title={title}
        actions={
          things.length > 0 && (
            <div className={styles.tools}>
              <PhaseFilter value={phase} onChange={onPhase} counts={countsOf(things, today())} />
              {tools}
              {create}
            </div>
          )
        }
      >
        {things.length === 0 ? <EmptyState {...empty} action={create} /> : table}
      </Card>
    </>
  );
};
