import { useState } from 'react';
import type { StoredPeriod } from '#shared/planning/planPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { type Question, useConfirmRemoval } from '#web/kit/ui/hooks/useConfirm.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { conflictIn } from '#web/platform/api/problem.ts';
import type { Outcome } from '#web/platform/api/useChange.ts';
import type { FailedKind } from '#web/platform/locales/sv/failed.ts';
import type { Command } from './useCommand.ts';
import type { Periods } from './usePeriods.ts';

/** A move of a period: the dates that differ, and the version they were changed on. */
export interface Move {
  readonly id: string;
  readonly body: { readonly start?: Day; readonly end?: Day | null; readonly version: number };
}

/** The commands of one kind of period. */
interface PeriodEndpoints<Row, New> {
  readonly create: Command<New, Row>;
  readonly update: Command<Move, Row>;
  readonly remove: Command<Row, unknown>;
}

interface PeriodActionsOptions<Row extends StoredPeriod, New> {
  /** What the periods are of. */
  readonly kind: FailedKind;
  readonly endpoints: PeriodEndpoints<Row, New>;
  readonly periods: Pick<Periods<Row>, 'show' | 'add' | 'removeFromList'>;
  /** The confirmation of a removal. */
  readonly question: (period: Row) => Pick<Question, 'title' | 'text'>;
}

/**
 * Creates, moves and removes the periods of a list and keeps the list up to date. On a version conflict outside a dialog the
 * list shows what is stored, with one warning, and the action can be repeated.
 */
export const usePeriodActions = <Row extends StoredPeriod, New>(options: PeriodActionsOptions<Row, New>) => {
  const { kind, endpoints, periods, question } = options;
  const message = useToast();
  const confirmRemoval = useConfirmRemoval();
  const problemText = useProblemText();
  const [dialog, setDialog] = useState<'new' | 'move'>();

  /** Shows the stored version after a version conflict. */
  const showConflict = (outcome: Outcome<unknown>, reset: () => void): void => {
    const conflict = outcome.ok ? undefined : conflictIn<Row>(outcome.problem);
    if (outcome.ok || !conflict) return;
    reset();
    message.warning(problemText(outcome.problem), 6);
    periods.show(conflict.current);
  };

  return {
    ...endpoints,
    kind,
    dialog,
    open: setDialog,
    close: () => {
      setDialog(undefined);
      endpoints.create.reset();
      endpoints.update.reset();
    },
    /** Selects a period that was created and closes the dialog. */
    created: (period: Row): void => {
      setDialog(undefined);
      periods.add(period);
    },
    /** Shows a period as it is stored now and closes the dialog. */
    moved: (period: Row): void => {
      setDialog(undefined);
      periods.show(period);
    },
    /** Removes a period once confirmed; `onRemoved` runs before its neighbour is selected. */
    confirmRemoval: async (period: Row, onRemoved?: () => void): Promise<void> => {
      if (!(await confirmRemoval(question(period)))) return;
      const outcome = await endpoints.remove.run(period);
      showConflict(outcome, endpoints.remove.reset);
      if (!outcome.ok) return;
      onRemoved?.();
      periods.removeFromList(period.id);
    },
    /** Runs another command of a period, such as its lock. */
    runOn: async (command: Command<Row, Row>, period: Row): Promise<void> => {
      const outcome = await command.run(period);
      showConflict(outcome, command.reset);
      if (outcome.ok) periods.show(outcome.answer);
    },
  };
};

export type PeriodActions<Row extends StoredPeriod, New> = ReturnType<typeof usePeriodActions<Row, New>>;
