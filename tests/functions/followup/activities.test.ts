import { describe, expect, it } from 'vitest';
import {
  activityContents,
  createActivity,
  followUpYears,
  listActivities,
  orderActivities,
  removeActivity,
  updateActivity,
} from '#functions/followup/activities.ts';
import { listInputs, saveInputs } from '#functions/followup/inputs.ts';
import { followedUpUnits } from '#functions/followup/repository.ts';
import { holdsPlan } from '#functions/hierarchy/removal/confirm.ts';
import { ActivityChange, ActivityFields, InputsChange } from '#shared/model/activity.ts';
import { aCategory, at, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const admin = { ...superUser, username: 'admin@demo.se', type: 'Admin' as const };
const scope = () => at(world, admin, '2026-11-18');
const fields = (given: object) =>
  ActivityFields.parse({ name: 'Egen personal', type: 'Worklog', start: 2025, ...given });
const change = (given: object) => ActivityChange.parse(given);
const values = (year: number, activityId: string, given: object) =>
  InputsChange.parse({ year, inputs: [{ activityId, ...given }] });

describe('an activity', () => {
  it('has neutral values for what is left out, and is listed last', async () => {
    const ids = await aCategory(world);
    const first = await createActivity(scope(), ids, fields({}));
    const second = await createActivity(scope(), ids, fields({ name: ' Rast ', type: 'Other', isHeader: true }));
    expect(first).toEqual({
      id: expect.stringMatching(/^act_/),
      version: 1,
      changedBy: 'admin@demo.se',
      changedAt: '2026-11-18T11:00:00.000Z',
      name: 'Egen personal',
      start: 2025,
      end: null,
      type: 'Worklog',
      calc: 'Aggr',
      isHeader: false,
      showResourceInfo: false,
      map: null,
      heromaActivityIdentifier: '',
      excludeFromTotal: false,
      absence: null,
      categoryId: null,
    });
    expect(second).toMatchObject({ name: 'Rast', isHeader: true });
    expect(await listActivities(scope(), ids)).toEqual([first, second]);
  });

  it.each([
    [{ type: 'Worklog', calc: 'Avg' }, 'calc'],
    [{ type: 'Manager', isHeader: true }, 'isHeader'],
    [{ type: 'Other', excludeFromTotal: true }, 'excludeFromTotal'],
    [{ type: 'Worklog', map: 'SimpleOvertime' }, 'map'],
    [{ type: 'Other', map: 'Work' }, 'map'],
    [{ type: 'Manager', map: 'Work' }, 'map'],
    [{ type: 'Other', isHeader: true, map: 'SimpleOvertime' }, 'map'],
  ])('refuses at its field what its type does not have: %o', async (given, field) => {
    const ids = await aCategory(world);
    const outcome = { code: 'validation', fields: { [field]: 'activityType' } };
    expect(await refusal(() => createActivity(scope(), ids, fields(given)))).toMatchObject(outcome);
    expect(await listActivities(scope(), ids)).toEqual([]);
  });

  it('loses what a new type does not have', async () => {
    const ids = await aCategory(world);
    const { id } = await createActivity(scope(), ids, fields({ type: 'Other', calc: 'Avg', map: 'QualifiedOvertime' }));
    const of = { ...ids, activityId: id };
    expect(await updateActivity(scope(), of, change({ type: 'Worklog', map: 'Rental' }), 1)).toMatchObject({
      type: 'Worklog',
      calc: 'Aggr',
      map: 'Rental',
      version: 2,
    });
    expect(await updateActivity(scope(), of, change({ type: 'Manager' }), 2)).toMatchObject({ map: null });
    expect(await refusal(() => updateActivity(scope(), of, change({ map: 'Work' }), 3))).toMatchObject({
      fields: { map: 'activityType' },
    });
  });

  it('has a name of its own among those of its type', async () => {
    const ids = await aCategory(world);
    const { id } = await createActivity(scope(), ids, fields({ name: 'Övertid' }));
    expect(await refusal(() => createActivity(scope(), ids, fields({ name: 'ÖVERTID ' })))).toMatchObject({
      code: 'duplicateName',
    });
    const other = await createActivity(scope(), ids, fields({ name: 'övertid', type: 'Other' }));
    const of = { ...ids, activityId: other.id };
    expect(await refusal(() => updateActivity(scope(), of, change({ type: 'Worklog' }), 1))).toMatchObject({
      code: 'duplicateName',
    });
    expect(await updateActivity(scope(), { ...ids, activityId: id }, change({ name: 'övertid' }), 1)).toMatchObject({
      name: 'övertid',
    });
  });

  it('does not end before it starts, whichever of the two is changed', async () => {
    const ids = await aCategory(world);
    expect(ActivityFields.safeParse({ name: 'A', type: 'Other', start: 2026, end: 2025 }).success).toBe(false);
    const { id } = await createActivity(scope(), ids, fields({ start: 2025, end: 2026 }));
    const of = { ...ids, activityId: id };
    for (const given of [{ start: 2027 }, { end: 2024 }])
      expect(await refusal(() => updateActivity(scope(), of, change(given), 1))).toMatchObject({
        fields: { end: 'endYear' },
      });
    expect(await updateActivity(scope(), of, change({ start: 2026 }), 1)).toMatchObject({ start: 2026, end: 2026 });
  });

  it('is changed and removed over the version that was read', async () => {
    const ids = await aCategory(world);
    const { id } = await createActivity(scope(), ids, fields({}));
    const of = { ...ids, activityId: id };
    await updateActivity(scope(), of, change({ name: 'Annat' }), 1);
    expect(await refusal(() => updateActivity(scope(), of, change({ name: 'Mitt' }), 1))).toMatchObject({
      code: 'conflict',
    });
    expect(await refusal(() => removeActivity(scope(), of, undefined, 1))).toMatchObject({ code: 'conflict' });
    expect(await activityContents(scope(), of)).toEqual({ confirm: false, years: [] });
    await removeActivity(scope(), of, undefined, 2);
    expect(await refusal(() => removeActivity(scope(), of, undefined, undefined))).toMatchObject({ code: 'notFound' });
  });

  it('with values is removed with them only when its name is confirmed', async () => {
    const ids = await aCategory(world);
    const { id, name } = await createActivity(scope(), ids, fields({}));
    const kept = await createActivity(scope(), ids, fields({ name: 'Kvar' }));
    await saveInputs(scope(), ids, values(2025, id, { jan: 5 }));
    await saveInputs(scope(), ids, values(2026, id, { jan: 6 }));
    await saveInputs(scope(), ids, values(2026, kept.id, { feb: 7 }));
    await saveInputs(scope(), ids, values(2027, kept.id, { jan: null }));
    const of = { ...ids, activityId: id };
    expect(await activityContents(scope(), of)).toEqual({ confirm: true, years: [2025, 2026] });
    for (const confirm of [undefined, 'Kvar'])
      expect(await refusal(() => removeActivity(scope(), of, confirm, 1))).toMatchObject({ code: 'confirmName' });
    await removeActivity(scope(), of, ` ${name}`, 1);
    expect(await listActivities(scope(), ids)).toEqual([kept]);
    expect(await refusal(() => activityContents(scope(), of))).toMatchObject({ code: 'notFound' });
    expect(await activityContents(scope(), { ...ids, activityId: kept.id })).toEqual({ confirm: true, years: [2026] });
    expect(await listInputs(scope(), ids, 2025)).toMatchObject([{ activityId: kept.id, jan: null }]);
    expect(await listInputs(scope(), ids, 2026)).toMatchObject([{ activityId: kept.id, feb: 7 }]);
  });
});

describe('the activities of a unit', () => {
  it('are ordered by all of their ids, each once', async () => {
    const ids = await aCategory(world);
    const a = await createActivity(scope(), ids, fields({ name: 'A' }));
    const b = await createActivity(scope(), ids, fields({ name: 'B' }));
    for (const order of [[a.id], [a.id, a.id], [a.id, b.id, 'act_foreign'], [a.id, 'act_foreign']])
      expect(await refusal(() => orderActivities(scope(), ids, { ids: order }))).toMatchObject({
        fields: { ids: 'sameIds' },
      });
    expect(await orderActivities(scope(), ids, { ids: [b.id, a.id] })).toEqual({ ids: [b.id, a.id] });
    expect((await listActivities(scope(), ids)).map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('make the unit one with planning data, listed in its organisation, as long as there are any', async () => {
    const { table } = world;
    const ids = await aCategory(world);
    const { id } = await createActivity(scope(), ids, fields({}));
    expect(await holdsPlan(table, ids)).toBe(true);
    await expect.poll(async () => (await followedUpUnits(table, ids.orgId)).has(ids.unitId)).toBe(true);
    await removeActivity(scope(), { ...ids, activityId: id }, undefined, undefined);
    expect(await holdsPlan(table, ids)).toBe(false);
    await expect.poll(async () => (await followedUpUnits(table, ids.orgId)).has(ids.unitId)).toBe(false);
  });

  it('have years from the first activity to this year, and later ones with values', async () => {
    const ids = await aCategory(world);
    expect(await followUpYears(scope(), ids)).toEqual([]);
    const { id } = await createActivity(scope(), ids, fields({ start: 2024 }));
    expect(await followUpYears(scope(), ids)).toEqual([2024, 2025, 2026]);
    await saveInputs(scope(), ids, values(2028, id, { dec: 1 }));
    expect(await followUpYears(scope(), ids)).toEqual([2024, 2025, 2026, 2028]);
  });
});
