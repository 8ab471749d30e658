import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remedyKinds, remedyOutcome } from '#shared/calculation/index.ts';
import type { RemedyMeasure, RemedyPlan } from '#shared/model/remedy.ts';
import type { Day } from '#shared/time/day.ts';
import { draftOf } from '#web/features/overview/remedies/build/draft.ts';
import { allotted, lendable, proposedPeople } from '#web/features/overview/remedies/build/lend.ts';
import { caseOf, mondaysOf, type Run } from '#web/features/overview/remedies/build/model.ts';
import { asset, period } from '../assets/asset.ts';

const start = '2026-12-14' as Day;
const lender = { areaId: 'a', unitId: 'u', categoryId: 'c', unitName: 'Dialys', isSameArea: true, canWrite: true };
const texts = {
  overtime: 'Övertid',
  substitute: 'Vikarie',
  hired: 'Inhyrd',
  lent: (name: string, unit: string) => `${name} (från ${unit})`,
  lentFrom: (unit: string) => `Lånad från ${unit}`,
};
const kinds = remedyKinds.filter((kind) => kind !== 'move' && kind !== 'moreTime');
const member = (name: string, workRate: number) => {
  const { id, version, periods } = asset(name, period('2026-01-05', null, { workRate }));
  return { id, name, version, periods };
};

test('a draft gives in every week exactly what was proposed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -4, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 0, max: 250 }), { minLength: kinds.length, maxLength: kinds.length }),
      (diffs, hundredths) => {
        const measures = kinds.map(
          (kind): RemedyMeasure => ({
            kind,
            limit: 3,
            first: 0,
            end: diffs.length,
            isProposed: true,
            ...(kind === 'loan' && { lender: { ...lender, surplus: diffs.map(() => 3) } }),
          }),
        );
        const run: Run = {
          start,
          weeks: diffs.length,
          measures,
          missing: [],
          lentOut: [],
          people: [],
          locked: 0,
        };
        const mondays = mondaysOf(run);
        const plan: RemedyPlan = {
          run,
          weeks: diffs.map((diff, week) => ({
            start: mondays[week]!,
            demand: 10,
            supply: 10 + diff,
            diff,
            budget: null,
          })),
        };
        const amounts = hundredths.map((value) => value / 100);
        const outcome = remedyOutcome(caseOf(plan, run), amounts);
        const people = lendable([member('Anna', 0.75), member('Bo', 1), member('Cia', 1)], mondays);
        const given = outcome.given[0]!;
        const ids = proposedPeople(people, given);
        const { shares, isWhole } = allotted(
          people.filter(({ member: { id } }) => ids.includes(id)),
          given,
        );
        expect(isWhole).toBe(true);
        const { added = [] } = draftOf({ run, outcome, members: [], lent: new Map([[0, shares]]), texts });
        for (const [week, monday] of mondays.entries()) {
          const stored = added.flatMap(({ periods }) =>
            periods.filter((one) => one.start <= monday && monday <= one.end!).map(({ workRate }) => workRate),
          );
          expect(Math.max(0, ...stored)).toBeLessThanOrEqual(1);
          const shown = outcome.given.reduce((sum, weeks) => sum + weeks[week]!, 0);
          expect(stored.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(shown, 9);
        }
      },
    ),
  );
});
