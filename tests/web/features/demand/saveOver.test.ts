import { describe, expect, it } from 'vitest';
import type { Demand, DemandChange } from '#shared/model/demand.ts';
import { saveOver } from '#web/features/demand/draft/saveOver.ts';
import { ApiProblem } from '#web/platform/api/problem.ts';
import type { Outcome } from '#web/platform/api/useChange.ts';
import { demandOf, row } from './support.ts';

const base = demandOf();
const typed = { texts: { Dag: { mon: '7,5' } }, comment: undefined };
const stored = (answer: Demand): Outcome<Demand> => ({ ok: true, answer });
const conflictWith = (current: Demand): Outcome<Demand> => ({
  ok: false,
  problem: new ApiProblem(409, 'conflict', { current, changedBy: 'bo', changedAt: '' }),
});

/** Answers the outcomes in turn; `versions` are those that were sent. */
const serverOf = (...outcomes: readonly Outcome<Demand>[]) => {
  const versions: (number | undefined)[] = [];
  const send = async ({ version }: DemandChange): Promise<Outcome<Demand>> => {
    versions.push(version);
    return outcomes[versions.length - 1] ?? { ok: false, problem: new ApiProblem(500, 'internal') };
  };
  return { versions, send };
};

describe('saving what was typed in a demand period', () => {
  it('sends it over the version that typing began on', async () => {
    const { versions, send } = serverOf(stored(demandOf({ version: 4 })));
    const outcome = await saveOver({ base, onto: base, typed }, send);
    expect(versions).toEqual([base.version]);
    expect(outcome).toMatchObject({ ok: true, answer: { version: 4 } });
  });

  it('sends it again over the stored version when only dates, lock or simulation were changed meanwhile', async () => {
    const locked = demandOf({ version: 4, simulation: true });
    const { versions, send } = serverOf(conflictWith(locked), stored(demandOf({ version: 5 })));
    expect(await saveOver({ base, onto: base, typed }, send)).toMatchObject({ ok: true });
    expect(versions).toEqual([base.version, 4]);
  });

  it('stops at a conflict in a cell or the comment, for the user to choose', async () => {
    const changed = demandOf({ version: 4, shiftDemands: [row('Dag', { mon: '6' }), base.shiftDemands[1]!] });
    const { versions, send } = serverOf(conflictWith(changed));
    const outcome = await saveOver({ base, onto: base, typed }, send);
    expect(versions).toHaveLength(1);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'conflict' } });
  });

  it('stops at any other refusal', async () => {
    const { versions, send } = serverOf({ ok: false, problem: new ApiProblem(400, 'locked') });
    expect(await saveOver({ base, onto: base, typed }, send)).toMatchObject({ ok: false });
    expect(versions).toHaveLength(1);
  });
});
