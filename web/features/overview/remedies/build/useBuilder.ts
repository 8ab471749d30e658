import { useMemo, useState } from 'react';
import { proposedAmounts, remedyOutcome } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { allotted, lendable, proposedPeople } from './lend.ts';
import { type Choice, caseOf, mondaysOf, type Run } from './model.ts';
import { useLenders } from './useLenders.ts';

const proposalOf = (plan: RemedyPlan, run: Run): readonly Choice[] => {
  const amounts = proposedAmounts(caseOf(plan, run));
  return run.measures.map(({ first, end }, index) => ({ amount: amounts[index]!, first, end }));
};

/** What is chosen of the measures of a run, and what that gives, leaves and costs: by the functions of the server. */
export const useBuilder = (plan: RemedyPlan, run: Run, orgId: string) => {
  const proposal = useMemo(() => proposalOf(plan, run), [plan, run]);
  const [choices, setChoices] = useState(proposal);
  const [people, setPeople] = useState<Readonly<Record<number, readonly string[]>>>({});
  const outcome = useMemo(
    () =>
      remedyOutcome(
        caseOf(plan, run, choices),
        choices.map(({ amount }) => amount),
      ),
    [plan, run, choices],
  );
  const lenders = useLenders(run, orgId);
  const mondays = useMemo(() => mondaysOf(run), [run]);
  /** Of each loan with an amount: who can be lent, who is, and whether they are enough. */
  const loans = useMemo(
    () =>
      new Map(
        run.measures.flatMap(({ lender }, index) => {
          const given = outcome.given[index]!;
          if (!lender || given.every((services) => services === 0)) return [];
          const all = lendable(lenders.get(index) ?? [], mondays);
          const ids = people[index] ?? proposedPeople(all, given);
          const chosen = ids.flatMap((id) => all.find(({ member }) => member.id === id) ?? []);
          return [[index, { all, ids, ...allotted(chosen, given) }] as const];
        }),
      ),
    [run, outcome, lenders, mondays, people],
  );
  const choose = (index: number, change: Partial<Choice>) =>
    setChoices((before) => before.map((choice, at) => (at === index ? { ...choice, ...change } : choice)));
  return {
    choices,
    outcome,
    loans,
    mondays,
    isChanged: choices !== proposal,
    choose,
    lend: (index: number, ids: readonly string[]) => setPeople((before) => ({ ...before, [index]: ids })),
    reset: () => {
      setChoices(proposal);
      setPeople({});
    },
  };
};

export type BuilderModel = ReturnType<typeof useBuilder>;
