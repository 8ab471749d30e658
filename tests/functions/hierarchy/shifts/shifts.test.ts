import { expect, test } from 'vitest';
import { createShift, getShift, listShifts, orderShifts, updateShift } from '#functions/hierarchy/shifts/shift.ts';
import { createShiftPeriod, deleteShiftPeriod, updateShiftPeriod } from '#functions/hierarchy/shifts/shiftPeriod.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { ShiftPeriodFields } from '#shared/model/shift.ts';
import { noMeasures } from '../../../support/noMeasures.ts';
import { refusal } from '../../../support/plan.ts';
import { withTable } from '../../../support/table.ts';
import { aShift, aTree } from '../tree.ts';

let scope: Scope;
withTable((world) => {
  scope = world.scope({ now: new Date('2026-06-10T11:00:00Z') });
});

const period = (fields: object) => ShiftPeriodFields.parse(fields);
const all = { extraHours: 1, extraMinutes: 15, weeks: 4, nights: 9, newWorkingHours: 34, newWorkingMinutes: 20 };

test.each([
  ['Standard', all, noMeasures],
  ['ExtraHours', all, { ...noMeasures, extraHours: 1, extraMinutes: 15 }],
  ['ExtraHours', { extraMinutes: 30 }, { ...noMeasures, extraHours: 0, extraMinutes: 30 }],
  ['Rotation', all, { ...noMeasures, weeks: 4, nights: 9, newWorkingHours: 34, newWorkingMinutes: 20 }],
  ['Other', all, { ...noMeasures, newWorkingHours: 34, newWorkingMinutes: 20 }],
  ['Other', { newWorkingHours: 36 }, { ...noMeasures, newWorkingHours: 36, newWorkingMinutes: 0 }],
] as const)('a shift period of type %s stores only the measures of its type', async (type, given, kept) => {
  const tree = await aTree(scope);
  const shift = await createShift(scope, tree, aShift('Natt', { type, ...given }));
  expect(shift.period).toMatchObject({ type, ...kept });
});

test('a shift’s period is the one valid today, otherwise the next, otherwise the last', async () => {
  const tree = await aTree(scope);
  const { id: shiftId } = await createShift(scope, tree, aShift('Kväll', { start: '2026-01-01', end: '2026-03-31' }));
  const ids = { ...tree, shiftId };
  expect((await getShift(scope, ids)).period.start).toBe('2026-01-01');
  await createShiftPeriod(scope, ids, period({ start: '2026-10-01' }));
  await createShiftPeriod(scope, ids, period({ start: '2026-08-01', end: '2026-08-31' }));
  expect((await getShift(scope, ids)).period.start).toBe('2026-08-01');
  await createShiftPeriod(scope, ids, period({ start: '2026-06-01', end: '2026-06-30' }));
  const shift = await getShift(scope, ids);
  expect(shift.period.start).toBe('2026-06-01');
  expect(shift.periods.map(({ start }) => start)).toEqual(['2026-01-01', '2026-06-01', '2026-08-01', '2026-10-01']);
  expect(shift.version).toBe(1);
});

test('a change of a shift period’s type requires its measures and clears the others', async () => {
  const tree = await aTree(scope);
  const { id: periodId } = (await getShift(scope, tree)).period;
  const ids = { ...tree, periodId };
  expect(await refusal(() => updateShiftPeriod(scope, ids, { type: 'Rotation', weeks: 4 }, 1))).toEqual({
    code: 'validation',
    fields: { nights: 'required', newWorkingHours: 'required' },
    flags: [],
  });
  const rotation = { type: 'Rotation', weeks: 4, nights: 9, newWorkingHours: 34, newWorkingMinutes: 20 } as const;
  expect(await updateShiftPeriod(scope, ids, rotation, 1)).toMatchObject({ ...noMeasures, ...rotation, version: 2 });
  expect(await updateShiftPeriod(scope, ids, { type: 'Other' }, 2)).toMatchObject({
    ...noMeasures,
    newWorkingHours: 34,
    newWorkingMinutes: 20,
  });
  expect(await refusal(() => updateShiftPeriod(scope, ids, { newWorkingHours: null }, 3))).toMatchObject({
    fields: { newWorkingHours: 'required' },
  });
  expect((await getShift(scope, tree)).period).toMatchObject({ type: 'Other', version: 3 });
});

test('changing a shift period never shortens a sibling, and a stale version changes nothing', async () => {
  const tree = await aTree(scope);
  const next = await createShiftPeriod(scope, tree, period({ start: '2026-09-01' }));
  const [first] = (await getShift(scope, tree)).periods;
  expect(first).toMatchObject({ end: '2026-08-31', version: 2 });
  const ids = { ...tree, periodId: first!.id };
  expect(await refusal(() => updateShiftPeriod(scope, ids, { end: null }, 2))).toMatchObject({ code: 'overlap' });
  expect(await refusal(() => updateShiftPeriod(scope, ids, { isNightShift: true }, 1))).toMatchObject({
    code: 'conflict',
  });
  await deleteShiftPeriod(scope, { ...tree, periodId: next.id }, 1);
  expect(await refusal(() => deleteShiftPeriod(scope, ids, 2))).toEqual({
    code: 'validation',
    fields: { period: 'lastPeriod' },
    flags: [],
  });
});

test('shifts have unique names and an order, also when many are created concurrently', async () => {
  const tree = await aTree(scope);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => retryOnConflict(() => createShift(scope, tree, aShift(`Pass ${index}`)))),
  );
  const shifts = await listShifts(scope, tree);
  expect(shifts).toHaveLength(41);
  const duplicate = { code: 'duplicateName', fields: { name: 'duplicateName' }, flags: ['name'] };
  expect(await refusal(() => createShift(scope, tree, aShift(' dag')))).toEqual(duplicate);
  const other = { ...tree, shiftId: shifts[1]!.id };
  expect(await refusal(() => updateShift(scope, other, { name: 'DAG' }, 1))).toEqual(duplicate);
  const reversed = shifts.map(({ id }) => id).reverse();
  await orderShifts(scope, tree, { ids: reversed });
  expect((await listShifts(scope, tree)).map(({ id }) => id)).toEqual(reversed);
  expect((await refusal(() => orderShifts(scope, tree, { ids: reversed.slice(1) }))).code).toBe('validation');
  expect(await updateShift(scope, tree, { name: 'Förmiddag' }, 1)).toMatchObject({ name: 'Förmiddag', version: 2 });
}, 60_000);
