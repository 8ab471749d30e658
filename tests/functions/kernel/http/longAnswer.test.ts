import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { jsonInTurns, parsedInTurns } from '#functions/kernel/http/longAnswer.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { assertInTime, giveWay, withinWork } from '#functions/kernel/services/work.ts';

const Row = z.object({
  name: z.string(),
  hours: z.number().transform((hours) => hours / 3),
  left: z.string().optional(),
});
const Answer = z.object({
  units: z.array(z.object({ id: z.string(), rows: z.array(Row) })),
  total: z.number().nullable(),
});
const row = { name: 'Å"', hours: 1, secret: 'x' };
const value = { units: [{ id: 'u', rows: [row, { ...row, left: 'v' }], secret: 'x' }], total: null, secret: 'x' };

test('an answer parsed and written in turns is the same as at once', async () => {
  const parsed = await parsedInTurns(Answer, value);
  expect(parsed).toEqual(Answer.parse(value));
  expect(await jsonInTurns({ data: parsed })).toBe(JSON.stringify({ data: Answer.parse(value) }));
  const long = {
    units: Array.from({ length: 120 }, (_, index) => ({ id: `u${index}`, rows: Array(130).fill(row) })),
    total: 1,
  };
  const inTurns = await parsedInTurns(Answer, long);
  expect(inTurns).toEqual(Answer.parse(long));
  expect(await jsonInTurns({ data: inTurns })).toBe(JSON.stringify({ data: Answer.parse(long) }));
  for (const plain of [[], [1, 'a', null], { a: undefined, b: [{}] }, { a: { b: [{ c: [] }, {}] } }, 'text', null, 3])
    expect(await jsonInTurns(plain)).toBe(JSON.stringify(plain));
});

test('a wrong answer is refused, also deep in a list', async () => {
  await expect(parsedInTurns(Answer, { ...value, units: [{ id: 'u', rows: [{ name: 1 }] }] })).rejects.toThrow();
  await expect(parsedInTurns(Answer, { units: [] })).rejects.toThrow();
});

test('others have their turn during a long computation, which ends where nobody waits for it', async () => {
  const connection = new AbortController();
  let others = 0;
  const beside = setInterval(() => {
    others += 1;
    if (others === 3) connection.abort();
  }, 1);
  const long = withinWork({ until: Number.POSITIVE_INFINITY, signal: connection.signal }, async () => {
    for (;;) {
      const until = performance.now() + 2;
      while (performance.now() < until);
      await giveWay();
    }
  });
  await expect(long).rejects.toEqual(expect.objectContaining({ code: 'overloaded' }));
  clearInterval(beside);
});

test('a request whose time is over stores nothing', async () => {
  await withinWork({ until: Date.now() + 20 }, async () => {
    assertInTime();
    await pause(30);
    expect(assertInTime).toThrow(Problem);
  });
  assertInTime();
});
