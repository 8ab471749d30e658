import { describe, expect, it } from 'vitest';
import { createAsset } from '#functions/assets/service.ts';
import { createBudget } from '#functions/budget/service.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { schemaReceipt } from '#functions/schemas/receipt.ts';
import { createSchema, listSchemas, removeSchema, updateSchema } from '#functions/schemas/service.ts';
import { schemas as contract } from '#shared/contract/schemas.ts';
import { AssetFields } from '#shared/model/asset.ts';
import { BudgetPeriodFields } from '#shared/model/budget.ts';
import { SchemaChange, SchemaFields, SchemaPeriodChange } from '#shared/model/schema.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { aCategory, at, inUnit, planner, refusal, superUser } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';

const world = withTable();

// A Wednesday: this Monday is 2026-11-16, the 10-week limit 2026-09-07.
const boss = () => at(world, superUser, '2026-11-18');
const user = () => at(world, planner, '2026-11-18');
const fields = (period: object) => SchemaFields.parse(period);

describe('a plan period', () => {
  it('is created, commented on, moved and removed', async () => {
    const ids = await aCategory(world);
    const made = await createSchema(boss(), ids, fields({ start: '2026-11-16', end: '2026-12-06' }));
    expect(made).toMatchObject({ start: '2026-11-16', end: '2026-12-06', comments: '', version: 1 });
    const of = { ...ids, schemaId: made.id };
    const commented = await updateSchema(user(), of, SchemaChange.parse({ comments: 'Jul' }), 1);
    expect(commented).toMatchObject({ comments: 'Jul', start: '2026-11-16', version: 2 });
    const moved = await updateSchema(user(), of, SchemaPeriodChange.parse({ end: '2026-12-13' }), 2);
    expect(moved).toMatchObject({ comments: 'Jul', start: '2026-11-16', end: '2026-12-13', version: 3 });
    expect(await refusal(() => updateSchema(boss(), of, { comments: '' }, 2))).toMatchObject({ code: 'conflict' });
    expect(await listSchemas(boss(), ids)).toEqual([moved]);
    await removeSchema(user(), of, 3);
    expect(await listSchemas(boss(), ids)).toEqual([]);
  });

  it.each([
    { start: '2026-11-09', caller: planner, made: false },
    { start: '2026-11-16', caller: planner, made: true },
    { start: '2026-11-09', caller: superUser, made: true },
    { start: '2020-01-06', caller: superUser, made: true },
  ])('starting $start is created by a $caller.type: $made', async ({ start, caller, made }) => {
    const ids = await aCategory(world);
    const work = () => createSchema(at(world, caller, '2026-11-18'), ids, fields({ start }));
    if (made) await work();
    else expect(await refusal(work)).toEqual({ code: 'history', fields: { start: 'pastStart' }, flags: ['start'] });
    expect(await listSchemas(boss(), ids)).toHaveLength(made ? 1 : 0);
  });

  it.each([
    { start: '2026-08-31', end: '2026-09-06', level: 'readOnly' },
    { start: '2026-08-31', end: '2026-09-13', level: 'partial' },
    { start: '2026-09-07', end: '2026-09-13', level: 'editable' },
  ])('of $start to $end has access level $level for a User', async ({ start, end, level }) => {
    const ids = await aCategory(world);
    const { id } = await createSchema(boss(), ids, fields({ start, end }));
    const of = { ...ids, schemaId: id };
    const comment = () => updateSchema(user(), of, { comments: 'x' }, undefined);
    if (level === 'readOnly') expect(await refusal(comment)).toMatchObject({ code: 'history' });
    else expect(await comment()).toMatchObject({ comments: 'x' });
    const remove = () => removeSchema(user(), of, undefined);
    if (level === 'editable') await remove();
    else expect(await refusal(remove)).toMatchObject({ code: 'history' });
  });

  it('is stored by each of 40 concurrent requests with weeks of their own', { timeout: 60_000 }, async () => {
    const ids = await aCategory(world);
    const week = (number: number) => addDays('2026-11-16', 7 * number);
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        retryOnConflict(() =>
          createSchema(user(), ids, fields({ start: week(number), end: addDays(week(number), 6) })),
        ),
      ),
    );
    const all = await listSchemas(boss(), ids);
    expect(all.map(({ start }) => start)).toEqual(Array.from({ length: 40 }, (_, number) => week(number)));
  });
});

describe('the receipt of a plan period', () => {
  it('has a row for each of its weeks, with supply and budget', async () => {
    const ids = await aCategory(world);
    const { id: schemaId } = await createSchema(boss(), ids, fields({ start: '2026-12-21', end: '2027-01-10' }));
    const staff = (start: string, workRate: number) =>
      createAsset(boss(), ids, AssetFields.parse({ name: 'A', period: { start, workRate } }));
    await staff('2026-11-16', 0.75);
    await staff('2026-12-28', 0.5);
    await createBudget(boss(), ids, BudgetPeriodFields.parse({ start: '2027-01-01', budget: 2 }));
    const receipt = contract.receipt.answer.parse(await schemaReceipt(inUnit(boss(), ids), { ...ids, schemaId }));
    expect(
      receipt.map(({ week, year, start, workRateSum, budget, demand, budgetDays }) => [
        week,
        year,
        start,
        workRateSum,
        budget,
        demand,
        budgetDays,
      ]),
    ).toEqual([
      ['v52', 2026, '2026-12-21', 0.75, null, null, 0],
      ['v53', 2026, '2026-12-28', 1.25, expect.closeTo(6 / 7), null, 3],
      ['v01', 2027, '2027-01-04', 1.25, 2, null, 7],
    ]);
  });

  it.each(['1900-01-01', '2199-12-30'])('is computed at the edge of the calendar: %s', async (start) => {
    const ids = await aCategory(world);
    const { id: schemaId } = await createSchema(boss(), ids, fields({ start }));
    expect((await schemaReceipt(inUnit(boss(), ids), { ...ids, schemaId })).length).toBeGreaterThan(0);
  });

  it('answers 404 when its plan period does not exist', async () => {
    const ids = await aCategory(world);
    expect(await refusal(() => schemaReceipt(inUnit(boss(), ids), { ...ids, schemaId: 'sch_x' }))).toMatchObject({
      code: 'notFound',
    });
  });

  it.each([
    { start: '2026-11-16', end: '2026-12-06', shown: ['2026-11-16', '2026-12-06'] },
    { start: '2026-11-16', end: null, shown: ['2026-11-16', '2027-12-31'] },
    { start: '2030-01-07', end: null, shown: ['2030-01-07', '2031-12-31'] },
    { start: '2001-01-01', end: null, shown: ['2021-11-27', '2027-12-31'] },
    { start: '9999-12-27', end: null, shown: ['9999-12-27', '9999-12-31'] },
    { start: '0000-01-03', end: '0000-01-09', shown: ['0000-01-03', '0000-01-09'] },
  ])('of $start to $end shows the days $shown', ({ start, end, shown: [first, last] }) => {
    const period = { start: start as Day, end: end as Day | null };
    expect(receiptDays(period, '2026-11-18' as Day)).toEqual({ start: first, end: last });
  });
});
