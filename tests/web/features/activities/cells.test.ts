import { describe, expect, it } from 'vitest';
import { type StoredTexts, saveCells, withoutConflict } from '#web/features/activities/edit/model/cells.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { ApiProblem } from '#web/platform/api/problem.ts';
import type { Outcome } from '#web/platform/api/useChange.ts';

interface Stored {
  readonly version: number;
  readonly rows: StoredTexts;
}

/** A server that stores cells by version; `meanwhile` is what another account has stored since version 1. */
const serverOf = (before: StoredTexts, ...meanwhile: readonly StoredTexts[]) => {
  let stored: Stored = { version: 1, rows: before };
  const others = [...meanwhile];
  const sent: Draft[] = [];
  const put = (rows: StoredTexts) => {
    const merged = Object.entries(rows).map(([row, cells]) => [row, { ...stored.rows[row], ...cells }]);
    stored = { version: stored.version + 1, rows: { ...stored.rows, ...Object.fromEntries(merged) } };
  };
  const send = async (draft: Draft, base: Stored): Promise<Outcome<Stored>> => {
    const other = others.shift();
    if (other) put(other);
    sent.push(draft);
    if (base.version !== stored.version)
      return {
        ok: false,
        problem: new ApiProblem(409, 'conflict', { current: stored, changedBy: 'bo', changedAt: '2026-01-01' }),
      };
    put(draft);
    return { ok: true, answer: stored };
  };
  return { base: stored, sent, send };
};

const before: StoredTexts = { own: { jan: '700', feb: '650' }, rental: { jan: '40' } };
const save = (draft: Draft, { base, send }: ReturnType<typeof serverOf>) =>
  saveCells(draft, base, ({ rows }) => rows, send);

describe('saving typed cells', () => {
  it('sends them once when nobody else has saved', async () => {
    const server = serverOf(before);
    const draft = { own: { jan: '710' } };
    expect(await save(draft, server)).toMatchObject({ all: true, saved: draft, conflicts: {} });
    expect(server.sent).toHaveLength(1);
  });

  it('merges cells that only one of two accounts has changed', async () => {
    const server = serverOf(before, { own: { feb: '600' }, rental: { jan: '41' } });
    const draft = { own: { jan: '710' } };
    const done = await save(draft, server);
    expect(done).toMatchObject({ all: true, saved: draft, conflicts: {} });
    expect(done.stored?.rows).toEqual({ own: { jan: '710', feb: '600' }, rental: { jan: '41' } });
  });

  it('saves the other cells and answers the one that both have changed as a conflict', async () => {
    const server = serverOf(before, { own: { jan: '690' } });
    const done = await save({ own: { jan: '710', feb: '655' }, rental: { jan: '42' } }, server);
    expect(done).toMatchObject({ all: false, saved: { own: { feb: '655' }, rental: { jan: '42' } } });
    expect(done.conflicts).toEqual({ own: { jan: { mine: '710', theirs: '690', by: 'bo', at: '2026-01-01' } } });
    expect(done.stored?.rows.own).toEqual({ jan: '690', feb: '655' });
  });

  it('sends nothing more when every typed cell is in conflict', async () => {
    const server = serverOf(before, { own: { jan: '' } });
    expect(await save({ own: { jan: '710' } }, server)).toMatchObject({
      all: false,
      saved: {},
      conflicts: { own: { jan: { theirs: '' } } },
    });
    expect(server.sent).toHaveLength(1);
  });

  it('is no conflict where both have typed the same', async () => {
    expect(await save({ own: { jan: '710' } }, serverOf(before, { own: { jan: '710' } }))).toMatchObject({
      all: true,
      conflicts: {},
    });
  });

  it('joins the conflicts of two saves in a row', async () => {
    const server = serverOf(before, { own: { jan: '690' } }, { own: { feb: '640' } });
    const done = await save({ own: { jan: '710', feb: '655' }, rental: { jan: '42' } }, server);
    expect(Object.keys(done.conflicts.own ?? {})).toEqual(['jan', 'feb']);
    expect(done).toMatchObject({ all: false, saved: { rental: { jan: '42' } } });
  });

  it('saves nothing when it is refused', async () => {
    const refused = async (): Promise<Outcome<Stored>> => ({ ok: false, problem: new ApiProblem(400, 'validation') });
    const done = await saveCells({ own: { jan: '1' } }, { version: 1, rows: before }, ({ rows }) => rows, refused);
    expect(done).toEqual({ stored: undefined, saved: {}, all: false, conflicts: {} });
  });
});

it('a decided conflict is left out, and its row with the last one', () => {
  const one = { mine: '1', theirs: '2', by: 'bo', at: '' };
  expect(withoutConflict({ own: { jan: one, feb: one } }, 'own', 'jan')).toEqual({ own: { feb: one } });
  expect(withoutConflict({ own: { jan: one } }, 'own', 'jan')).toEqual({});
});
