import { describe, expect, it } from 'vitest';
import { createPeriod, splitPeriods, updatePeriod } from '#functions/assets/periods.ts';
import { createAsset, oneAsset } from '#functions/assets/service.ts';
import { readTeam, saveTeam } from '#functions/assets/team.ts';
import { AssetFields, AssetPeriodChange, AssetPeriodFields, TeamChange, type TeamMember } from '#shared/model/asset.ts';
import { setRange, valuesOf } from '#shared/planning/assetWeeks.ts';
import { withNewPeriod } from '#shared/planning/newPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { aCategory, at, planner, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

/** A Wednesday; the history limit is 2026-09-07. */
const today = '2026-11-18';
const world = withTable();

const boss = () => at(world, superUser, today);
const user = () => at(world, planner, today);
const fields = (period: object) => AssetPeriodFields.parse(period);
const person = (name: string, period: object = { start: '2026-01-05' }) => AssetFields.parse({ name, period });
const day = (text: string) => text as Day;
const range = { start: day('2026-01-05'), end: day('2027-01-03') };
const weeks = (start: string, end: string | null) => ({ start: day(start), end: end === null ? null : day(end) });

/** A category with employees of these names, each with one open-ended period of level 3 from January. */
const team = async (...names: string[]) => {
  const ids = await aCategory(world);
  for (const name of names) await createAsset(boss(), ids, person(name, { start: '2026-01-05', level: 3 }));
  return { ids, members: await readTeam(boss(), ids, range) };
};
/** What the team sheet sends when a rate was typed into weeks of an employee. */
const typed = (member: TeamMember, start: string, end: string | null, workRate: number) => ({
  ...member,
  periods: setRange(member.periods, weeks(start, end), (before) => ({
    ...valuesOf(before ?? fields(range)),
    workRate,
  })),
});
const save = (scope: ReturnType<typeof boss>, ids: Awaited<ReturnType<typeof team>>['ids'], ...assets: object[]) =>
  saveTeam(scope, ids, TeamChange.parse({ assets }));
const short = ({ periods }: Pick<TeamMember, 'periods'>) =>
  periods.map(({ start, end, workRate, version }) => [start, end, workRate, version]);

describe('a new period that splits', () => {
  it('shortens or splits the periods that it overlaps and answers the employee', async () => {
    const { ids, members } = await team('Anna');
    const of = { ...ids, assetId: members[0]!.id };
    const asset = await splitPeriods(user(), of, fields({ ...weeks('2026-11-23', '2026-12-06'), workRate: 0.75 }));
    expect(short(asset)).toEqual([
      ['2026-01-05', '2026-11-22', 1, 2],
      ['2026-11-23', '2026-12-06', 0.75, 1],
      ['2026-12-07', null, 1, 1],
    ]);
    expect(asset.periods[0]!.id).toBe(members[0]!.periods[0]!.id);
    expect(asset.periods[2]!.level).toBe(3);
    expect(await oneAsset(boss(), of)).toEqual(asset);
  });

  it('is refused before the history limit for a User, at its start', async () => {
    const { ids, members } = await team('Anna');
    const split = () =>
      splitPeriods(user(), { ...ids, assetId: members[0]!.id }, fields(weeks('2026-08-31', '2026-12-06')));
    expect(await refusal(split)).toMatchObject({ code: 'history', fields: { start: 'history' } });
  });
});

describe('the team of a category', () => {
  it('lists every employee with a period in the range, by name, with all of the employee’s periods', async () => {
    const { ids } = await team('Åke', 'Anna');
    const gone = await createAsset(boss(), ids, person('Bo', { start: '2024-01-01', end: '2025-12-28' }));
    await createPeriod(boss(), { ...ids, assetId: gone.id }, fields({ start: '2027-01-04' }));
    const names = async (days: typeof range) => (await readTeam(boss(), ids, days)).map(({ name }) => name);
    expect(await names(range)).toEqual(['Anna', 'Åke']);
    const next = await readTeam(boss(), ids, { start: day('2027-01-04'), end: day('2027-01-10') });
    expect(next.map(({ name, periods }) => [name, periods.length])).toEqual([
      ['Anna', 1],
      ['Bo', 2],
      ['Åke', 1],
    ]);
  });

  it('has a version that also increases when a single period changes', async () => {
    const { ids, members } = await team('Anna');
    const [anna] = members;
    const of = { ...ids, assetId: anna!.id, periodId: anna!.periods[0]!.id };
    await updatePeriod(boss(), of, AssetPeriodChange.parse({ workRate: 0.5 }), undefined);
    const stale = typed(anna!, '2026-11-23', null, 0.75);
    expect(await refusal(() => save(boss(), ids, stale))).toMatchObject({ code: 'conflict' });
  });
});

describe('saving the team sheet', () => {
  it('stores the typed weeks of all employees and answers the same as a new GET', async () => {
    const { ids, members } = await team('Anna', 'Bo', 'Cia');
    const [anna, bo, cia] = members;
    const saved = await save(
      user(),
      ids,
      typed(anna!, '2026-11-23', '2026-12-06', 0.75),
      typed(bo!, '2026-11-30', null, 0),
      cia!,
    );
    expect(short(saved[0]!).map(([, , rate]) => rate)).toEqual([1, 0.75, 1]);
    expect(saved[1]!.periods.at(-1)).toMatchObject({ workRate: 0, weekendRate: 0, level: 0, end: null });
    expect(saved[2]).toEqual(cia);
    expect(await readTeam(boss(), ids, range)).toEqual(saved);
  });

  it('keeps the stamp of periods that did not change', async () => {
    const { ids, members } = await team('Anna');
    const [first] = await save(user(), ids, typed(members[0]!, '2026-11-23', null, 0.5));
    const [second] = await save(user(), ids, typed(first!, '2026-12-07', null, 0.25));
    expect(short(second!)).toEqual([
      ['2026-01-05', '2026-11-22', 1, 2],
      ['2026-11-23', '2026-12-06', 0.5, 2],
      ['2026-12-07', null, 0.25, 1],
    ]);
  });

  it('stores nothing when one of the employees is refused', async () => {
    const { ids, members } = await team('Anna', 'Bo');
    const [anna, bo] = members;
    const old = { ...typed(bo!, '2026-08-31', '2026-09-13', 0.5) };
    expect(await refusal(() => save(user(), ids, typed(anna!, '2026-11-23', null, 0.5), old))).toMatchObject({
      code: 'history',
      fields: { 'assets.1.periods': 'history' },
    });
    expect(await readTeam(boss(), ids, range)).toEqual(members);
    expect(short((await save(boss(), ids, old))[0]!).map(([, , rate]) => rate)).toEqual([1, 0.5, 1]);
  });

  it('answers 409 with the employees that another user has changed', async () => {
    const { ids, members } = await team('Anna', 'Bo');
    const [anna, bo] = members;
    const [changed] = await save(boss(), ids, typed(bo!, '2026-11-30', null, 0.5));
    const late = () => save(user(), ids, typed(anna!, '2026-11-23', null, 0.5), typed(bo!, '2026-11-23', null, 0.2));
    await expect(late()).rejects.toMatchObject({
      code: 'conflict',
      details: { conflict: { current: [changed], changedBy: 'superuser@demo.se' } },
    });
    expect((await readTeam(boss(), ids, range))[0]).toEqual(anna);
  });

  it('stores exactly the periods of the planned change, over the periods that it was based on', async () => {
    const { ids, members } = await team('Anna');
    const anna = members[0]!;
    const of = { ...ids, assetId: anna.id };
    const holiday = fields({
      ...weeks('2027-08-09', '2027-08-15'),
      workRate: 0,
      workRateExcluded: 1,
      comment: 'Semester',
    });
    const { periods } = await splitPeriods(boss(), of, holiday);
    const base = periods.map(({ id, version }) => ({ id, version }));
    const from = weeks('2027-03-22', null);
    const planned = withNewPeriod(periods, from, { values: { ...valuesOf(periods[0]!), workRate: 0.75 } });
    const [saved] = await save(user(), ids, { id: anna.id, base, periods: planned });
    expect(saved!.periods.map((one) => ({ ...valuesOf(one), start: one.start, end: one.end }))).toEqual(
      planned.map((one) => ({ ...valuesOf(one), start: one.start, end: one.end })),
    );
    expect(short(saved!).map(([start, end, rate]) => [start, end, rate])).toEqual([
      ['2026-01-05', '2027-03-21', 1],
      ['2027-03-22', '2027-08-08', 0.75],
      ['2027-08-09', '2027-08-15', 0],
      ['2027-08-16', null, 0.75],
    ]);
    const again = () => save(user(), ids, { id: anna.id, base, periods: planned });
    expect(await refusal(again)).toMatchObject({ code: 'conflict' });
  });

  it('answers 409 when a period of the base was removed or one was added', async () => {
    const { ids, members } = await team('Anna');
    const { id, periods } = members[0]!;
    const base = periods.map(({ id: periodId, version }) => ({ id: periodId, version }));
    await createPeriod(boss(), { ...ids, assetId: id }, fields(weeks('2025-06-02', '2025-06-08')));
    expect(await refusal(() => save(boss(), ids, { id, base, periods }))).toMatchObject({ code: 'conflict' });
    const unknown = [...base, { id: 'asp_x', version: 1 }];
    expect(await refusal(() => save(boss(), ids, { id, base: unknown, periods }))).toMatchObject({ code: 'conflict' });
  });

  it.each<[string, (member: TeamMember) => object, object]>([
    [
      'overlapping periods',
      (member) => ({ ...member, periods: [...member.periods, fields(weeks('2026-06-01', '2026-06-14'))] }),
      { code: 'overlap', fields: { 'assets.0.periods.1.start': 'overlap' } },
    ],
    [
      'the id of no period of the employee',
      (member) => ({ ...member, periods: [{ ...member.periods[0], id: 'asp_x' }] }),
      { code: 'validation', fields: { 'assets.0.periods.0.id': 'choice' } },
    ],
    [
      'an id twice',
      (member) => ({
        ...member,
        periods: [
          { ...member.periods[0], end: '2026-06-07' },
          { ...member.periods[0], start: '2026-06-08' },
        ],
      }),
      { code: 'validation', fields: { 'assets.0.periods.1.id': 'twice' } },
    ],
    ['an unknown employee', (member) => ({ ...member, id: 'ast_x' }), { code: 'notFound' }],
  ])('refuses %s', async (_, change, expected) => {
    const { ids, members } = await team('Anna');
    expect(await refusal(() => save(boss(), ids, change(members[0]!)))).toMatchObject(expected);
    expect(await readTeam(boss(), ids, range)).toEqual(members);
  });

  it('accepts 40 employees in one request and refuses 41', async () => {
    const { ids, members } = await team(...Array.from({ length: 40 }, (_, index) => `Anställd ${index}`));
    const saved = await save(user(), ids, ...members.map((member) => typed(member, '2026-11-23', '2026-11-29', 0)));
    expect(saved.every(({ periods }) => periods.length === 3)).toBe(true);
    expect(TeamChange.safeParse({ assets: [...members, { id: 'one more', periods: [] }] }).success).toBe(false);
  });
});

describe('the kind of an absence', () => {
  const sick = { workRate: 0, workRateExcluded: 1, absence: 'sick' as const };

  it('is stored, kept by a split, and ended by a rate without one or by null', async () => {
    const { ids, members } = await team('Anna');
    const of = { ...ids, assetId: members[0]!.id };
    await splitPeriods(user(), of, fields({ ...weeks('2026-11-23', '2027-01-31'), ...sick }));
    const after = await splitPeriods(user(), of, fields({ ...weeks('2026-12-07', '2026-12-13'), workRate: 0.5 }));
    expect(after.periods.map(({ start, absence = null }) => [start, absence])).toEqual([
      ['2026-01-05', null],
      ['2026-11-23', 'sick'],
      ['2026-12-07', null],
      ['2026-12-14', 'sick'],
      ['2027-02-01', null],
    ]);
    const [, first, , second] = after.periods;
    const change = (periodId: string, values: object) =>
      updatePeriod(user(), { ...of, periodId }, AssetPeriodChange.parse(values), undefined);
    expect((await change(first!.id, { absence: 'child' })).absence).toBe('child');
    expect((await change(first!.id, { absence: null })).absence).toBeNull();
    expect((await change(second!.id, { workRate: 1, workRateExcluded: 0 })).absence).toBeNull();
  });

  it('ends with a higher work rate, and stays with a lower one or where a rate outside is given too', async () => {
    const { ids, members } = await team('Anna');
    const of = { ...ids, assetId: members[0]!.id };
    const half = { ...sick, workRate: 0.5, workRateExcluded: 0.5, comment: 'Sjuk' };
    const { periods } = await splitPeriods(user(), of, fields({ ...weeks('2026-11-23', '2027-01-31'), ...half }));
    const change = (values: object) =>
      updatePeriod(user(), { ...of, periodId: periods[1]!.id }, AssetPeriodChange.parse(values), undefined);
    const away = { workRateExcluded: 0.5, absence: 'sick', comment: 'Sjuk' };
    expect(await change({ workRate: 0.25 })).toMatchObject({ workRate: 0.25, ...away });
    expect(await change({ workRate: 0.5, workRateExcluded: 0.5 })).toMatchObject({ workRate: 0.5, ...away });
    expect(await change({ workRate: 0.8, weekendRate: 0.5 })).toMatchObject({
      workRate: 0.8,
      workRateExcluded: 0,
      absence: null,
      weekendRate: 0.5,
      level: 3,
      comment: '',
    });
  });

  it('is refused without a rate outside the staffing, and where it is none', async () => {
    const { ids, members } = await team('Anna');
    const of = { ...ids, assetId: members[0]!.id, periodId: members[0]!.periods[0]!.id };
    expect(AssetPeriodFields.safeParse({ ...range, end: null, absence: 'flu' }).success).toBe(false);
    const person = { name: 'Bo', period: { start: '2026-01-05', absence: 'sick' } };
    expect(AssetFields.safeParse(person).error?.issues[0]).toMatchObject({
      message: 'absenceRate',
      path: ['period', 'absence'],
    });
    const alone = AssetPeriodChange.parse({ absence: 'sick' });
    expect(await refusal(() => updatePeriod(boss(), of, alone, undefined))).toMatchObject({
      fields: { absence: 'absenceRate' },
    });
  });

  it('of days before the history limit is closed to a planner, as their rates are', async () => {
    const { ids, members } = await team('Anna');
    const of = { ...ids, assetId: members[0]!.id };
    const old = await splitPeriods(boss(), of, fields({ ...weeks('2026-03-02', '2026-03-08'), ...sick }));
    const at = { ...of, periodId: old.periods[1]!.id };
    const change = AssetPeriodChange.parse({ absence: null });
    expect(await refusal(() => updatePeriod(user(), at, change, undefined))).toMatchObject({ code: 'history' });
    expect((await updatePeriod(boss(), at, change, undefined)).absence).toBeNull();
  });
});
