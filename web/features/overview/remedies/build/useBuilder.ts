import { useCallback, useMemo, useState } from 'react';
import { proposedAmounts, remedyOutcome } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import { allotted, lendable, proposedPeople } from './lend.ts';
import { amountFault, type Choice, caseOf, limitIn, mondaysOf, type Run } from './model.ts';
import { useLenders } from './useLenders.ts';
import { weekFigures } from './weekFigures.ts';

const proposalOf = (plan: RemedyPlan, run: Run): readonly Choice[] => {
  const amounts = proposedAmounts(caseOf(plan, run));
  return run.measures.map(({ first, end }, index) => ({ amount: amounts[index]!, first, end }));
};

/** What is chosen of the measures of a run, and what that gives, leaves and costs: by the functions of the server. */
export const useBuilder = (plan: RemedyPlan, run: Run, orgId: string) => {
  const proposal = useMemo(() => proposalOf(plan, run), [plan, run]);
  const [choices, setChoices] = useState(proposal);
  /** What is typed of amounts and not left, or at fault, by index. */
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [people, setPeople] = useState<Readonly<Record<number, readonly string[]>>>({});
  const outcome = useMemo(
    () =>
      remedyOutcome(
        caseOf(plan, run, choices),
        choices.map(({ amount }) => amount),
      ),
    [plan, run, choices],
  );
  const figures = useMemo(() => weekFigures(plan, run, outcome), [plan, run, outcome]);
  const lenders = useLenders(run, orgId);
  const mondays = useMemo(() => mondaysOf(run), [run]);
  /** Whether the choices beside its amount are shown: a proposed measure keeps them at 0, so that nothing below it moves. */
  const isOpen = useCallback(
    (index: number) => choices[index]!.amount > 0 || proposal[index]!.amount > 0,
    [choices, proposal],
  );
  /** Of each loan that is open: who can be lent, who is, and whether they are enough. */
  const loans = useMemo(
    () =>
      new Map(
        run.measures.flatMap(({ lender }, index) => {
          if (!lender || !isOpen(index)) return [];
          const given = outcome.given[index]!;
          const all = lendable(lenders.get(index) ?? [], mondays);
          const ids = people[index] ?? proposedPeople(all, given);
          const chosen = ids.flatMap((id) => all.find(({ member }) => member.id === id) ?? []);
          return [[index, { all, ids, ...allotted(chosen, given) }] as const];
        }),
      ),
    [run, outcome, lenders, mondays, people, isOpen],
  );
  const limitOf = (index: number, choice = choices[index]!) => limitIn(run.measures[index]!, choice);
  const choose = (index: number, change: Partial<Choice>) =>
    setChoices((before) => before.map((choice, at) => (at === index ? { ...choice, ...change } : choice)));
  const type = (index: number, text: string | undefined) => {
    setTyped(({ [index]: _, ...others }) => (text === undefined ? others : { ...others, [index]: text }));
    if (text !== undefined && !amountFault(text, limitOf(index))) choose(index, { amount: parseDecimal(text, 2) ?? 0 });
  };
  /** An amount beyond what these weeks have stays in its field with the reason; what counts until it is changed is their limit. */
  const chooseWeeks = (index: number, weeks: Partial<Pick<Choice, 'first' | 'end'>>) => {
    const { amount, ...before } = choices[index]!;
    const limit = limitOf(index, { amount, ...before, ...weeks });
    const text = typed[index] ?? formatReceipt(amount);
    const isFaulty = amountFault(text, limit) !== undefined;
    choose(index, { ...weeks, amount: isFaulty ? Math.min(amount, limit) : (parseDecimal(text, 2) ?? 0) });
    setTyped(({ [index]: _, ...others }) => (isFaulty ? { ...others, [index]: text } : others));
  };
  return {
    choices,
    typed,
    type,
    /** The most that a measure can give in its chosen weeks. */
    limitOf: (index: number) => limitOf(index),
    isFaulty: Object.entries(typed).some(([index, text]) => amountFault(text, limitOf(Number(index)))),
    outcome,
    figures,
    loans,
    isOpen,
    mondays,
    isChanged: choices !== proposal || Object.keys(typed).length > 0 || Object.keys(people).length > 0,
    choose,
    chooseWeeks,
    lend: (index: number, ids: readonly string[]) => setPeople((before) => ({ ...before, [index]: ids })),
    reset: () => {
      setChoices(proposal);
      setTyped({});
      setPeople({});
    },
  };
};

export type BuilderModel = ReturnType<typeof useBuilder>;
