import { describe, expect, it } from 'vitest';
import {
  addPart,
  assertStartsNow,
  changePart,
  type Part,
  type PartRules,
  removePart,
} from '#functions/kernel/changes/parts.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { Day } from '#shared/time/day.ts';
import { at, planner, refusal, superUser } from '../../../support/plan.ts';
import { withTable } from '../../../support/table.ts';

interface Beds extends Part {
  readonly beds: number;
  readonly comment: string;
}

// A Wednesday: this Monday is 2026-11-16, and the 10-week limit 2026-09-07.
const today = '2026-11-18';
const rules: PartRules<Beds> = { prefix: 'bed', keepsHistory: true, comment: 'comment' };
const admin: Caller = { username: 'admin@demo.se', type: 'Admin', grants: [] };
const superAdmin: Caller = { username: 'superadmin@demo.se', type: 'SuperAdmin', grants: [] };

const world = withTable();
const as = (caller: Caller) => at(world, caller, today);

const fields = (start: string, end: string | null = null, beds = 10) => ({
  start: start as Day,
  end: end as Day | null,
  beds,
  comment: '',
});
const part = (id: string, start: string, end: string | null = null): Beds => ({
  ...fields(start, end),
  id,
  version: 3,
  changedBy: 'another@demo.se',
  changedAt: '2026-01-01T00:00:00.000Z',
});
const dates = (parts: readonly Beds[]) => parts.map(({ id, start, end }) => [id.slice(0, 4), start, end]);

const stored = {
  editable: part('one', '2026-09-07', '2026-09-20'),
  partial: part('one', '2026-08-31', '2026-09-20'),
  openPartial: part('one', '2025-01-06'),
  readOnly: part('one', '2026-08-24', '2026-09-06'),
};
type Level = keyof typeof stored;
type Change = Partial<Beds>;
const to = (change: { start?: string; end?: string | null; beds?: number; comment?: string }) => change as Change;

describe('changePart without the right to change history', () => {
  const changes: readonly { what: string; change: Change; refused: Partial<Record<Level, 'start' | 'end'>> }[] = [
    { what: 'nothing', change: {}, refused: { readOnly: 'start' } },
    { what: 'the comment', change: to({ comment: 'x' }), refused: { readOnly: 'start' } },
    { what: 'a later end', change: to({ end: '2026-12-06' }), refused: { readOnly: 'end' } },
    { what: 'no end', change: to({ end: null }), refused: { readOnly: 'end' } },
    { what: 'the earliest end there may be', change: to({ end: '2026-09-13' }), refused: { readOnly: 'end' } },
    {
      what: 'an end before the limit',
      change: to({ end: '2026-09-06' }),
      refused: { editable: 'end', partial: 'end', openPartial: 'end', readOnly: 'start' },
    },
    {
      what: 'the beds',
      change: to({ beds: 9 }),
      refused: { partial: 'start', openPartial: 'start', readOnly: 'start' },
    },
    {
      what: 'beds and end at once',
      change: to({ beds: 9, end: '2026-12-06' }),
      refused: { partial: 'start', openPartial: 'start', readOnly: 'end' },
    },
    {
      what: 'a later start',
      change: to({ start: '2026-09-14', end: '2026-12-06' }),
      refused: { partial: 'start', openPartial: 'start', readOnly: 'end' },
    },
    {
      what: 'a start before the limit',
      change: to({ start: '2026-08-17' }),
      refused: { editable: 'start', partial: 'start', openPartial: 'start', readOnly: 'start' },
    },
  ];
  const table = changes.flatMap(({ what, change, refused }) =>
    (Object.keys(stored) as Level[]).map((level) => ({ what, change, level, field: refused[level] })),
  );

  it.each(table)(
    'refuses at $field (undefined: allows) a change of $what in a part that is $level',
    async ({ change, level, field }) => {
      const old = stored[level];
      const work = () => changePart(as(planner), rules, [old], 'one', change, undefined);
      const dated = { ...old, ...change };
      if (dated.end !== null && dated.end < dated.start)
        expect(await refusal(work)).toMatchObject({ code: 'validation', fields: { end: 'endBeforeStart' } });
      else if (field)
        expect(await refusal(work)).toEqual({ code: 'history', fields: { [field]: 'history' }, flags: [field] });
      else expect(work().part).toMatchObject({ ...change, version: 4, changedBy: 'planner@demo.se' });
    },
  );

  it.each(table.filter(({ level, change }) => (change.end ?? '9') >= stored[level].start))(
    'allows a change of $what in a part that is $level with the right, and where no history limit applies',
    ({ change, level }) => {
      const old = stored[level];
      for (const caller of [superUser, admin, superAdmin])
        expect(changePart(as(caller), rules, [old], 'one', change, 3).part).toMatchObject(change);
      const open = { ...rules, keepsHistory: false };
      expect(changePart(as(planner), open, [old], 'one', change, 3).part).toMatchObject(change);
    },
  );

  it('allows a read-only start that is sent unchanged', () => {
    const all = { ...stored.partial, end: '2026-12-06' as Day };
    expect(changePart(as(planner), rules, [stored.partial], 'one', all, 3).part).toMatchObject({
      end: '2026-12-06',
      version: 4,
    });
  });

  it('allows only the end in a part with a read-only start where the kind has no comment', async () => {
    const bare = { prefix: 'x', keepsHistory: true };
    const work = (change: Change) => () => changePart(as(planner), bare, [stored.partial], 'one', change, 3);
    expect(work(to({ end: null }))().part.end).toBeNull();
    expect(await refusal(work({ comment: 'x' }))).toMatchObject({ code: 'history' });
  });
});

describe('removePart', () => {
  it.each([
    { level: 'editable', caller: planner, removed: true },
    { level: 'partial', caller: planner, removed: false },
    { level: 'openPartial', caller: planner, removed: false },
    { level: 'readOnly', caller: planner, removed: false },
    { level: 'readOnly', caller: superUser, removed: true },
    { level: 'partial', caller: admin, removed: true },
    { level: 'openPartial', caller: superAdmin, removed: true },
  ] as const)(
    'removes a part that is $level for a caller of type $caller.type: $removed',
    async ({ level, caller, removed }) => {
      const other = part('two', '2027-01-04');
      const work = () => removePart(as(caller), rules, [stored[level], other], 'one', 3);
      if (removed) expect(work()).toEqual({ parts: [other], before: stored[level] });
      else expect(await refusal(work)).toMatchObject({ code: 'history' });
    },
  );
});

describe('addPart', () => {
  it.each([
    { start: '2026-09-07', caller: planner, made: true },
    { start: '2026-08-31', caller: planner, made: false },
    { start: '2026-08-31', caller: superUser, made: true },
    { start: '2001-01-01', caller: admin, made: true },
  ])('adds a part from $start for a caller of type $caller.type: $made', async ({ start, caller, made }) => {
    const work = () => addPart(as(caller), rules, [], fields(start));
    if (made) expect(work().part).toMatchObject({ start, version: 1, changedBy: caller.username });
    else expect(await refusal(work)).toEqual({ code: 'history', fields: { start: 'history' }, flags: ['start'] });
  });

  it('shortens the open-ended part that the new one starts inside to the day before, however old it is', () => {
    const old = part('old', '2020-01-06');
    const { parts, shortened } = addPart(as(planner), rules, [old], fields('2026-09-07', '2026-09-13'));
    expect(dates(parts)).toEqual([
      ['old', '2020-01-06', '2026-09-06'],
      ['bed_', '2026-09-07', '2026-09-13'],
    ]);
    expect(shortened).toMatchObject({ version: 4, changedBy: 'planner@demo.se', beds: 10 });
    expect(old.end).toBeNull();
  });

  it.each([
    { what: 'starts on the same day as an open-ended one', start: '2026-10-05', end: null, field: 'start' },
    { what: 'ends inside the open-ended one', start: '2026-09-28', end: '2026-10-11', field: 'end' },
    { what: 'is open-ended before an open-ended one', start: '2026-09-28', end: null, field: 'end' },
    { what: 'starts inside a closed one', start: '2026-09-14', end: '2026-09-20', field: 'start' },
    { what: 'ends inside a closed one', start: '2026-09-07', end: '2026-09-20', field: 'end' },
  ])('refuses a part that $what', async ({ start, end, field }) => {
    const parts = [part('open', '2026-10-05'), part('closed', '2026-09-14', '2026-09-27')];
    expect(await refusal(() => addPart(as(superUser), rules, parts, fields(start, end)))).toEqual({
      code: 'overlap',
      fields: { [field]: 'overlap' },
      flags: [field],
    });
  });

  it('is refused where the part to shorten is not open to changes', async () => {
    const assertOpen = () => {
      throw new Problem('linkedBasis', { flags: { period: true } });
    };
    const parts = [part('open', '2026-10-05')];
    const add = (start: string, end: string | null) => () =>
      addPart(as(superUser), { ...rules, assertOpen }, parts, fields(start, end));
    expect(await refusal(add('2026-11-02', null))).toMatchObject({ code: 'linkedBasis', flags: ['period'] });
    expect(add('2026-09-07', '2026-10-04')().parts).toHaveLength(2);
  });
});

describe('a part that its assertOpen refuses', () => {
  const closed: PartRules<Beds> = {
    ...rules,
    assertOpen: ({ comment }) => {
      if (comment === 'linked') throw new Problem('linkedBasis', { flags: { period: true } });
    },
  };
  const linked = { ...stored.editable, comment: 'linked' };
  it.each([
    { what: 'changed', work: (part: Beds) => changePart(as(superAdmin), closed, [part], 'one', { beds: 1 }, 3) },
    { what: 'opened', work: (part: Beds) => changePart(as(superAdmin), closed, [part], 'one', { comment: '' }, 3) },
    { what: 'removed', work: (part: Beds) => removePart(as(superAdmin), closed, [part], 'one', 3) },
  ])('cannot be $what', async ({ work }) => {
    expect(await refusal(() => work(linked))).toEqual({ code: 'linkedBasis', fields: {}, flags: ['period'] });
    expect(() => work(stored.editable)).not.toThrow();
  });
});

describe('the version of a request', () => {
  const presented = { ...rules, present: ({ id, beds }: Beds) => ({ id, beds, unitId: 'u' }) };
  it.each([
    {
      what: 'changed',
      work: (version?: number) => changePart(as(superUser), presented, [stored.editable], 'one', { beds: 1 }, version),
    },
    {
      what: 'removed',
      work: (version?: number) => removePart(as(superUser), presented, [stored.editable], 'one', version),
    },
  ])('throws a conflict with the stored part when it is stale and the part is to be $what', ({ work }) => {
    expect(() => work(2)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        details: {
          conflict: {
            current: { id: 'one', beds: 10, unitId: 'u' },
            changedBy: 'another@demo.se',
            changedAt: '2026-01-01T00:00:00.000Z',
          },
        },
      }),
    );
    for (const version of [3, undefined]) expect(() => work(version)).not.toThrow();
  });

  it('is checked after existence and before the history limit', async () => {
    const change = (id: string, version: number) => () =>
      changePart(as(planner), rules, [stored.readOnly], id, { beds: 1 }, version);
    expect(await refusal(change('two', 2))).toMatchObject({ code: 'notFound' });
    expect(await refusal(change('one', 2))).toMatchObject({ code: 'conflict' });
    expect(await refusal(change('one', 3))).toMatchObject({ code: 'history' });
  });
});

describe('the settle rule', () => {
  const settling: PartRules<Beds> = { ...rules, settle: (beds) => (beds.beds > 99 ? { ...beds, beds: 99 } : beds) };
  it('is applied to a new and to a changed part', () => {
    const { parts, part: made } = addPart(as(planner), settling, [], fields('2026-11-16', null, 500));
    expect(made.beds).toBe(99);
    expect(changePart(as(planner), settling, parts, made.id, { beds: 100, comment: 'x' }, 1).part).toMatchObject({
      beds: 99,
      comment: 'x',
    });
  });
});

describe('assertStartsNow', () => {
  it.each([
    { start: '2026-11-09', caller: planner, may: false },
    { start: '2026-11-16', caller: planner, may: true },
    { start: '2026-11-09', caller: superUser, may: true },
  ])('allows a start on $start for a caller of type $caller.type: $may', async ({ start, caller, may }) => {
    const work = () => assertStartsNow(as(caller), start as Day);
    if (may) expect(work).not.toThrow();
    else expect(await refusal(work)).toEqual({ code: 'history', fields: { start: 'pastStart' }, flags: ['start'] });
  });
});
