import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remedyKinds, remedyOutcome } from '#shared/calculation/index.ts';
import { AssetFields } from '#shared/model/asset.ts';
import type { RemedyMeasure, RemedyPlan } from '#shared/model/remedy.ts';
import { fourDecimals } from '#shared/planning/assetWeeks.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { readCell } from '#web/features/assets/team/model/cellText.ts';
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

test('the cells of own people have in every week what was proposed of more time and moved leaves', () => {
  // Nobody has agreed to more than 1 with what is outside.
  const rate = fc.integer({ min: 0, max: 33 }).map((hundredths) => hundredths / 100);
  const week = fc.record({
    workRate: rate,
    workRateExcluded: rate,
    absence: fc.constantFrom('vacation' as const, null),
    more: rate,
    back: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(week, { minLength: 1, maxLength: 5 }), (weeks) => {
      const mondays = weeks.map((_, index) => addDays(start, 7 * index));
      const plans = weeks.map((one) => ({ ...one, absence: one.workRateExcluded > 0 ? one.absence : null }));
      const periods = plans.map(({ workRate, workRateExcluded, absence }, index) =>
        period(mondays[index]!, addDays(mondays[index]!, 6), {
          workRate,
          workRateExcluded,
          absence,
          comment: 'Ö + (S)',
        }),
      );
      const { id, version, name } = asset('Anna');
      const person = { assetId: id, name, workRate: 0.5, absence: null };
      const all = { first: 0, end: weeks.length, isProposed: true, limit: 1, person };
      const moves = plans.flatMap(({ workRateExcluded, absence, back }, index) =>
        absence === null
          ? []
          : [
              {
                ...all,
                kind: 'move' as const,
                first: index,
                end: index + 1,
                limit: fourDecimals(back * workRateExcluded),
              },
            ],
      );
      const measures: RemedyMeasure[] = [{ ...all, kind: 'moreTime' }, ...moves];
      const run: Run = { start, weeks: weeks.length, measures, missing: [], lentOut: [], people: [], locked: 0 };
      const given = [
        plans.map(({ more }) => more),
        ...moves.map(({ first, limit }) => plans.map((_, index) => (index === first ? limit : 0))),
      ];
      const outcome = { given, left: [], costs: [], total: null, ob: null, lent: null };
      const member = { id, name, version, periods };
      const { texts: cells } = draftOf({ run, outcome, members: [member], lent: new Map(), texts });
      for (const [index, monday] of mondays.entries()) {
        const { workRate, workRateExcluded } = plans[index]!;
        const moved = given.slice(1).reduce((sum, of) => sum + of[index]!, 0);
        const text = cells[id]?.[monday];
        const read = text === undefined ? { workRate, absence: { rate: workRateExcluded } } : readCell(text);
        expect(read?.workRate).toBeCloseTo(workRate + given[0]![index]! + moved, 9);
        expect(read?.absence?.rate ?? 0, 'what is not moved stays outside').toBeCloseTo(workRateExcluded - moved, 9);
      }
    }),
  );
});

test('a lent person has a name that can be stored, however long the names of person and unit are', () => {
  const nameOf = (name: string, unitName: string) => {
    const lent = { ...lender, unitName, surplus: [1] };
    const measure = { kind: 'loan' as const, limit: 1, first: 0, end: 1, isProposed: true, lender: lent };
    const run: Run = { start, weeks: 1, measures: [measure], missing: [], lentOut: [], people: [], locked: 0 };
    const outcome = { given: [[0.5]], left: [], costs: [], total: null, ob: null, lent: null };
    const shares = [{ member: member(name, 1), rates: [0.5] }];
    return draftOf({ run, outcome, members: [], lent: new Map([[0, shares]]), texts }).added![0]!.name;
  };
  expect(nameOf('Anna Ek', 'Dialys')).toBe('Anna Ek (från Dialys)');
  expect(nameOf('Å'.repeat(60), 'Ö'.repeat(32))).toBe(`${'Å'.repeat(60)} (från ${'Ö'.repeat(32)})`);
  const long = nameOf('Å'.repeat(60), '🙂'.repeat(100));
  expect(long).toMatch(/^Å{60} \(från 🙂+…$/u);
  expect(AssetFields.shape.name.parse(long)).toBe(long);
});
