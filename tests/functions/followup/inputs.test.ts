import { describe, expect, it } from 'vitest';
import { createActivity } from '#functions/followup/activities.ts';
import { getComments, saveComments } from '#functions/followup/comments.ts';
import { listInputs, saveInputs, yearOfPath } from '#functions/followup/inputs.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { ActivityFields, CommentsChange, InputsChange } from '#shared/model/activity.ts';
import { aCategory, at, planner, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

const scope = () => at(world, superUser, '2026-11-18');
const withActivities = async (...names: readonly string[]) => {
  const ids = await aCategory(world);
  const made = [];
  for (const name of names)
    made.push(
      await createActivity(
        scope(),
        ids,
        ActivityFields.parse({ name, type: 'Other', start: 2025, isHeader: name === 'Rubrik' }),
      ),
    );
  return { ids, activityIds: made.map(({ id }) => id) };
};
const values = (year: number, ...inputs: readonly object[]) => InputsChange.parse({ year, inputs });

describe('the values of a year', () => {
  it('are empty and of version 0 before the first, and keep the months that a change leaves out', async () => {
    const { ids, activityIds } = await withActivities('A', 'Rubrik');
    const [activityId] = activityIds;
    expect(await listInputs(scope(), ids, 2026)).toMatchObject([
      { activityId, name: 'A', jan: null, dec: null, imported: [], version: 0 },
      { name: 'Rubrik', isHeader: true },
    ]);
    await saveInputs(scope(), ids, values(2026, { activityId, jan: 12.25, feb: 99999.99, version: 0 }));
    const after = await saveInputs(scope(), ids, values(2026, { activityId, feb: null, mar: 3, version: 1 }));
    expect(after).toMatchObject([{ jan: 12.25, feb: null, mar: 3, version: 2 }, { version: 0 }]);
    expect(await listInputs(scope(), ids, 2026)).toEqual(after);
    expect(await listInputs(scope(), ids, 2025)).toMatchObject([{ jan: null, version: 0 }, {}]);
    expect(await listInputs(scope(), ids, 2024)).toEqual([]);
  });

  it.each([[-1], [100_000], [1.234], ['5'], [Number.NaN]])('refuse %s', (jan) => {
    expect(InputsChange.safeParse({ year: 2026, inputs: [{ activityId: 'act_1', jan }] }).success).toBe(false);
  });

  it('are stored all or none', async () => {
    const { ids, activityIds } = await withActivities('A', 'Rubrik');
    const [a, heading] = activityIds;
    const refused = (...inputs: readonly object[]) => refusal(() => saveInputs(scope(), ids, values(2026, ...inputs)));
    const fault = (code: string) => ({ code: 'validation', fields: { 'inputs.1.activityId': code } });
    expect(await refused({ activityId: a, jan: 1 }, { activityId: heading, jan: 1 })).toMatchObject(
      fault('activityUnknown'),
    );
    expect(await refused({ activityId: a, jan: 1 }, { activityId: 'act_x', jan: 1 })).toMatchObject(
      fault('activityUnknown'),
    );
    expect(await refused({ activityId: a, jan: 1 }, { activityId: a, jan: 2 })).toMatchObject(fault('twice'));
    expect(await refusal(() => saveInputs(scope(), ids, values(2024, { activityId: a, jan: 1 })))).toMatchObject({
      fields: { 'inputs.0.activityId': 'activityUnknown' },
    });
    expect(await listInputs(scope(), ids, 2026)).toMatchObject([{ jan: null }, {}]);
  });

  it('of one activity that somebody else has changed are refused with what is stored; those of others are not', async () => {
    const { ids, activityIds } = await withActivities('A', 'B');
    const [a, b] = activityIds;
    await saveInputs(scope(), ids, values(2026, { activityId: a, jan: 1, version: 0 }));
    expect(
      await refusal(() =>
        saveInputs(
          scope(),
          ids,
          values(2026, { activityId: b, jan: 8, version: 0 }, { activityId: a, jan: 2, version: 0 }),
        ),
      ),
    ).toMatchObject({ code: 'conflict' });
    await saveInputs(scope(), ids, values(2026, { activityId: b, jan: 9, version: 0 }));
    expect(await listInputs(scope(), ids, 2026)).toMatchObject([{ jan: 1 }, { jan: 9 }]);
  });

  it('of different activities saved at the same time are all kept', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const { ids, activityIds } = await withActivities(...names);
    await Promise.all(
      activityIds.map((activityId, index) =>
        retryOnConflict(() => saveInputs(scope(), ids, values(2026, { activityId, jan: index, version: 0 }))),
      ),
    );
    expect((await listInputs(scope(), ids, 2026)).map(({ jan }) => jan)).toEqual([0, 1, 2, 3]);
  });

  it('typed over an imported month are no longer marked as imported; the same value typed again still is', async () => {
    const { ids, activityIds } = await withActivities('A');
    const [activityId = ''] = activityIds;
    const months = [5, 6, ...Array<null>(10).fill(null)];
    const stamp = { id: activityId, version: 1, changedBy: 'import', changedAt: '' };
    const imported = [{ ...stamp, months, imported: ['jan', 'feb'] }];
    await world.table.commit(insert({ ...planKeys.inputs(ids, 2026), data: { year: 2026, inputs: imported } }));
    const [after] = await saveInputs(scope(), ids, values(2026, { activityId, jan: 5, feb: 7, version: 1 }));
    expect(after).toMatchObject({ jan: 5, feb: 7, imported: ['jan'] });
  });
});

describe('the comments of a year', () => {
  it('keep the months that a change leaves out, over the version that was read', async () => {
    const ids = await aCategory(world);
    const writer = at(world, planner, '2026-11-18');
    const change = (given: object) => CommentsChange.parse(given);
    expect(await getComments(writer, ids, 2026)).toMatchObject({ jan: '', dec: '', version: 0 });
    await saveComments(writer, ids, 2026, change({ mar: 'Introduktion' }), 0);
    expect(await saveComments(writer, ids, 2026, change({ jul: 'Sommar' }), 1)).toMatchObject({
      mar: 'Introduktion',
      jul: 'Sommar',
      version: 2,
    });
    expect(await refusal(() => saveComments(writer, ids, 2026, change({ jul: 'Annat' }), 1))).toMatchObject({
      code: 'conflict',
    });
    expect(await getComments(writer, ids, 2025)).toMatchObject({ mar: '', version: 0 });
  });

  it('have at most 255 characters', () => {
    expect(CommentsChange.safeParse({ jan: 'å'.repeat(255) }).success).toBe(true);
    expect(CommentsChange.safeParse({ jan: 'å'.repeat(256) }).success).toBe(false);
  });
});

it('a path with a year outside the calendar leads nowhere', async () => {
  for (const text of ['26', '1899', '2200', 'abcd', '2026.5', '02026'])
    expect(await refusal(() => yearOfPath(text))).toMatchObject({ code: 'notFound' });
  expect(yearOfPath('2026')).toBe(2026);
});
