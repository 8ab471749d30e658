import { describe, expect, it } from 'vitest';
import { idempotencyOf } from '#functions/kernel/http/idempotency.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { withTable } from '../../../support/table.ts';
import { anEvent } from './anEvent.ts';

const world = withTable();

/** One create with a key of its own in the header, that commits `committed` and answers `answer`. */
const creates = (key: string | undefined) => {
  let runs = 0;
  const send = (answer: unknown, { body = '{}', username = 'a@demo.se', committed = answer } = {}) => {
    const event = anEvent({ body, headers: key === undefined ? {} : { 'idempotency-key': key } });
    return idempotencyOf(
      world.table,
      event,
      username,
    )(async (remember) => {
      runs++;
      const writes = (await remember?.(committed)) ?? [];
      if (writes.length > 0) await world.table.commit(...writes);
      return answer;
    });
  };
  return { send, runs: () => runs };
};

describe('idempotencyOf', () => {
  it('runs every create that has no key', async () => {
    const { send, runs } = creates(undefined);
    expect([await send(1), await send(2)]).toEqual([1, 2]);
    expect(runs()).toBe(2);
  });

  it('returns the first result to a repeat by the same caller', async () => {
    const { send, runs } = creates('repeat');
    expect([await send({ id: 1 }), await send({ id: 2 })]).toEqual([{ id: 1 }, { id: 1 }]);
    expect(runs()).toBe(1);
  });

  it('returns the whole answer to a repeat, also what was added after the commit', async () => {
    const { send } = creates('whole');
    await send({ id: 1, mailSent: true }, { committed: { id: 1 } });
    expect(await send({ id: 2 })).toEqual({ id: 1, mailSent: true });
  });

  it('keeps the keys of two callers apart', async () => {
    const { send, runs } = creates('shared');
    await send(1);
    expect(await send(2, { username: 'b@demo.se' })).toBe(2);
    expect(runs()).toBe(2);
  });

  it('refuses a key that was used for another body', async () => {
    const { send } = creates('reused');
    await send(1);
    await expect(send(2, { body: '{"name":"other"}' })).rejects.toMatchObject({ code: 'idempotency' });
  });

  it('returns the result of the same create sent at the same time when this one is refused because of it', async () => {
    const event = anEvent({ headers: { 'idempotency-key': 'twin' } });
    const request = () => idempotencyOf(world.table, event, 'a@demo.se');
    const answer = await request()(async () => {
      await request()(async (remember) => {
        await world.table.commit(...((await remember?.({ id: 1 })) ?? []));
        return { id: 1 };
      });
      throw new Problem('duplicateName');
    });
    expect(answer).toEqual({ id: 1 });
  });

  it.each([new Problem('overloaded'), new Error('throttled')])(
    'throws %s of a create that has committed, and answers a repeat',
    async (cause) => {
      const event = anEvent({ body: '{}', headers: { 'idempotency-key': `half ${cause}` } });
      const half = idempotencyOf(
        world.table,
        event,
        'a@demo.se',
      )(async (remember) => {
        await world.table.commit(...((await remember?.({ id: 1 })) ?? []));
        throw cause;
      });
      await expect(half).rejects.toBe(cause);
      expect(await creates(`half ${cause}`).send({ id: 2 })).toEqual({ id: 1 });
    },
  );

  it('throws the refusal of a create that was never answered, and lets it be repeated', async () => {
    const { send } = creates('refused');
    const event = anEvent({ body: '{}', headers: { 'idempotency-key': 'refused' } });
    const refused = idempotencyOf(world.table, event, 'a@demo.se')(() => Promise.reject(new Problem('duplicateName')));
    await expect(refused).rejects.toMatchObject({ code: 'duplicateName' });
    expect(await send(1)).toBe(1);
  });
});
