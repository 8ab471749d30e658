import { expect, test } from 'vitest';
import * as z from 'zod';
import { assertInTime, withinWork, yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import { writtenInPieces } from '#functions/kernel/http/longAnswer.ts';
import { Problem } from '#functions/kernel/problem.ts';

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

test('an answer written in turns is the same as at once', async () => {
  expect(await writtenInPieces(Answer, value)).toBe(JSON.stringify(Answer.parse(value)));
  const long = {
    units: Array.from({ length: 120 }, (_, index) => ({ id: `u${index}`, rows: Array(230).fill(row) })),
    total: 1,
  };
  expect(await writtenInPieces(Answer, long)).toBe(JSON.stringify(Answer.parse(long)));
  expect(await writtenInPieces(z.array(Answer), [])).toBe('[]');
  expect(await writtenInPieces(z.array(Answer), [value, { units: [], total: 2 }])).toBe(
    JSON.stringify([Answer.parse(value), { units: [], total: 2 }]),
  );
});

test('a field that is left out is not written, whatever its kind', async () => {
  const schema = z.object({ rows: z.array(Row).optional(), text: z.string().optional(), last: z.number() });
  expect(await writtenInPieces(schema, { last: 1 })).toBe('{"last":1}');
  expect(await writtenInPieces(schema, { rows: [], text: undefined, last: 1 })).toBe('{"rows":[],"last":1}');
  expect(await writtenInPieces(z.string().optional(), undefined)).toBeUndefined();
});

test.each([
  ['refined', Row.refine(({ name }) => name !== '')],
  ['strict', z.strictObject({ name: z.string() })],
  ['loose', z.looseObject({ name: z.string() })],
  ['with a rest', z.object({ name: z.string() }).catchall(z.number())],
  ['of optional fields', z.object({ name: z.string().optional() })],
  ['not objects', z.string()],
])('a list of rows is written, or refused, as by its schema: %s', async (_, element) => {
  const schema = z.array(element);
  for (const rows of [
    [{ name: 'a' }],
    [{ name: 'a', hours: 3 }],
    [{ name: '', hours: 3, left: 'v' }],
    [null],
    ['a'],
    [{}],
  ]) {
    const { success, data } = schema.safeParse(rows);
    if (success) expect(await writtenInPieces(schema, rows)).toBe(JSON.stringify(data));
    else await expect(writtenInPieces(schema, rows)).rejects.toThrow(z.ZodError);
  }
});

test('a wrong answer is refused, also deep in a list', async () => {
  await expect(writtenInPieces(Answer, { ...value, units: [{ id: 'u', rows: [{ name: 1 }] }] })).rejects.toThrow();
  await expect(writtenInPieces(Answer, { units: [] })).rejects.toThrow();
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
      await yieldToEventLoop();
    }
  });
  await expect(long).rejects.toEqual(expect.objectContaining({ code: 'overloaded' }));
  clearInterval(beside);
});

test('a request whose time is over stores nothing', async () => {
  await withinWork({ until: Number.POSITIVE_INFINITY }, async () => assertInTime());
  await withinWork({ until: Date.now() - 1 }, async () => expect(assertInTime).toThrow(Problem));
  assertInTime();
});
