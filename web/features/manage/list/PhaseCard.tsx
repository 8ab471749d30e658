import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { PhaseFilter } from '../period/PhaseFilter.tsx';
import type { View } from '../period/phases.ts';
import list from './ListCard.module.css';
import styles from './PhaseCard.module.css';

interface PhaseCardProps {
  readonly title: string;
  /** After the title: how many there are. */
  readonly note: ReactNode;
  /** Why the last change of the order was refused. */
  readonly problem?: ApiProblem | undefined;
  /** Whether there is nothing in any view. */
  readonly isEmpty: boolean;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** How many of them are in the view. */
  readonly shown: number;
  readonly create: ReactNode;
  /** The texts without any entity. */
  readonly empty: { readonly title: string; readonly text: string };
  /** The table of those in the view. */
  readonly children: ReactNode;
}

/** The entities of a level that have periods: those of one view. */
export const PhaseCard = ({ title, note, problem, isEmpty, view, onView, shown, ...props }: PhaseCardProps) => {
  const { t } = useTranslation();
  const { create, empty, children } = props;
  const table = shown === 0 ? <EmptyState title={t(`manage.phase.none.${view}`)} /> : children;
  return (
    <>
      <ProblemAlert problem={problem} />
      <Card
        className={list.card}
        title={title}
        note={isEmpty ? undefined : note}
        actions={
          !isEmpty && (
            <div className={styles.tools}>
              <PhaseFilter value={view} onChange={onView} />
              {create}
            </div>
          )
        }
      >
        {isEmpty ? <EmptyState {...empty} action={create} /> : table}
      </Card>
    </>
  );
};
