import { expect, test } from 'vitest';
import { slotsOf } from '#infra/local/gateway/slots.ts';

const open = () => new AbortController().signal;
const limits = { running: 3, runningEach: 2, waiting: 4, waitingEach: 3 };

/** Takes a slot and notes under its name when it is given or refused. */
const worldOf = () => {
  const slots = slotsOf(limits);
  const log: string[] = [];
  const releases = new Map<string, () => void>();
  const take = async (name: string, caller: string, signal = open()) => {
    const release = await slots.take(caller, signal);
    log.push(`${name} ${release ? 'runs' : 'refused'}`);
    if (release) releases.set(name, release);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async (name: string) => {
    releases.get(name)?.();
    await settled();
  };
  return { take, finish, settled, log };
};

test('a caller runs two requests at once and waits with three more; the next is refused', async () => {
  const { take, settled, log } = worldOf();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void take(name, 'a');
  await settled();
  expect(log).toEqual(['a1 runs', 'a2 runs', 'a6 refused']);
});

test('a caller who runs nothing comes before one who came earlier and runs', async () => {
  const { take, finish, settled, log } = worldOf();
  for (const name of ['a1', 'a2', 'a3']) void take(name, 'a');
  for (const name of ['b1', 'b2']) void take(name, 'b');
  void take('c1', 'c');
  await settled();
  expect(log).toEqual(['a1 runs', 'a2 runs', 'b1 runs']);
  await finish('a1');
  expect(log.at(-1)).toBe('c1 runs');
  await finish('a2');
  expect(log.at(-1)).toBe('a3 runs');
  await finish('c1');
  expect(log.at(-1)).toBe('b2 runs');
});

test('at most four wait in all, and a caller that closes the connection waits no more', async () => {
  const { take, settled, log } = worldOf();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void take(name, 'a');
  const connection = new AbortController();
  void take('b1', 'b');
  void take('c1', 'c', connection.signal);
  void take('d1', 'd');
  void take('e1', 'e');
  await settled();
  expect(log).toEqual(['a1 runs', 'a2 runs', 'b1 runs', 'e1 refused']);
  connection.abort();
  await settled();
  expect(log.at(-1)).toBe('c1 refused');
  void take('e2', 'e');
  await settled();
  expect(log).toHaveLength(5);
});
