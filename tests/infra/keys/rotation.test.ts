import { expect, test } from 'vitest';
import { after, type Step, StepRefused } from '#infra/keys/rotation.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute));

/** The keys after steps at one minute after the other. */
const kept = (...steps: readonly Step[]): string =>
  steps.reduce<string | undefined>((text, step, minute) => after(step, text, at(minute)), undefined) ?? '';

/** The minutes in which the keys were made, in their order. */
const minutes = (text: string) => text.split(' ').map((key) => new Date(key.slice(0, 24)).getUTCMinutes());

test('a new key is added last, used first, and the others are dropped', () => {
  expect(minutes(kept('make'))).toEqual([0]);
  expect(minutes(kept('make', 'add'))).toEqual([0, 1]);
  expect(minutes(kept('make', 'add', 'use'))).toEqual([1, 0]);
  expect(minutes(kept('make', 'add', 'use', 'add'))).toEqual([1, 0, 3]);
  expect(minutes(kept('make', 'add', 'use', 'add', 'use'))).toEqual([3, 1, 0]);
  expect(minutes(kept('make', 'add', 'use', 'drop'))).toEqual([1]);
});

test('a key has 256 random bits, and no two are alike', () => {
  const [first = '', second = ''] = kept('make', 'add').split(' ');
  expect(first).toMatch(/^2026-11-25T12:00:00\.000Z\.[\w-]{43}$/);
  expect(second.slice(25)).not.toBe(first.slice(25));
});

test('a key of a time before rotation stays accepted', () => {
  const added = after('add', 'of-before', at(1));
  expect(after('use', added, at(2))).toMatch(/^2026\S+ of-before$/);
});

test.each<[Step, readonly Step[]]>([
  ['make', ['make']],
  ['use', ['make']],
  ['use', ['make', 'add', 'use']],
  ['add', ['make', 'add']],
  ['drop', ['make', 'add']],
])('%s is refused after %j', (step, before) => {
  expect(() => after(step, kept(...before), at(9))).toThrow(StepRefused);
});

test.each<Step>(['add', 'use', 'drop'])('%s is refused without a key', (step) => {
  expect(() => after(step, undefined, at(0))).toThrow('make gör den första');
});
