import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TeamMember } from '#shared/model/asset.ts';
import { valuesOf } from '#shared/planning/assetWeeks.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { plannedOf } from '#web/features/assets/team/model/edits.ts';
import { type Client, withApi } from '../support/api.ts';
import { makeWard, monday, organizationGrant, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;

withApi(async (made) => {
  ward = await makeWard(made, 'Region Lag');
  planner = await made.person('lag@test.se', 'SuperUser', organizationGrant(ward));
});

const WEEKS = 30;
let runs = 0;
const mondays = Array.from({ length: WEEKS }, (_, week) => monday(week));

const team = async (): Promise<readonly TeamMember[]> => {
  const { data } = await planner.get(`${ward.C}/team?start=${monday(0)}&end=${sunday(WEEKS)}`);
  return data as unknown as readonly TeamMember[];
};

/** What is typed into some weeks of an employee; an empty text removes the weeks. */
const edit = fc.record({
  person: fc.integer({ min: 0, max: 2 }),
  from: fc.integer({ min: 0, max: WEEKS - 1 }),
  length: fc.integer({ min: 1, max: 8 }),
  text: fc.constantFrom('0', '0,25', '0,5', '0,75', '1', '0,5 + 0,5 Semester', ''),
});

const rateIn = ({ periods }: Pick<TeamMember, 'periods'>, day: Day): number | undefined =>
  periods.find(({ start, end }) => start <= day && (end === null || day <= end))?.workRate;

describe('the team sheet', () => {
  test('any sequence of saved edits changes exactly the typed weeks, with minimal periods that never overlap', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        async (saves) => {
          const names = ['Anna', 'Bo', 'Cia'].map((name) => `${name} ${++runs}`);
          for (const name of names)
            await planner.post(`${ward.C}/assets`, { name, period: { start: monday(0), level: 3 } });
          const current = async () => {
            const members = await team();
            return names.map((name) => members.find((one) => one.name === name)!);
          };
          const expected = names.map(() => new Map<Day, number | undefined>(mondays.map((day) => [day, 1])));
          for (const edits of saves) {
            const members = await current();
            const typed = names.map((): Record<string, string> => ({}));
            for (const { person, from, length, text } of edits)
              for (const day of mondays.slice(from, from + length)) {
                typed[person]![day] = text;
                expected[person]!.set(day, text === '' ? undefined : Number.parseFloat(text.replace(',', '.')));
              }
            const assets = members.map(({ id, version, ...member }, person) => ({
              id,
              version,
              periods: plannedOf(member, typed[person]).map((period) => ({
                ...valuesOf(period),
                ...(period.id !== undefined && { id: period.id }),
                start: period.start,
                end: period.end,
              })),
            }));
            expect((await planner.put(`${ward.C}/assets/periods`, { assets })).status).toBe(200);
          }
          for (const [person, member] of (await current()).entries()) {
            for (const day of mondays) expect(rateIn(member, addDays(day, 3))).toBe(expected[person]!.get(day));
            expect(rateIn(member, monday(WEEKS + 20))).toBe(1);
            member.periods.slice(1).forEach((next, index) => {
              const last = member.periods[index]!;
              expect(last.end !== null && last.end < next.start).toBe(true);
              const adjoining = last.end !== null && addDays(last.end, 1) === next.start;
              expect(adjoining && JSON.stringify(valuesOf(last)) === JSON.stringify(valuesOf(next))).toBe(false);
            });
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);
});
