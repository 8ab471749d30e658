import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownDevice, rememberDevice } from '#functions/account/knownDevice.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { startDataKeys } from '../../support/dataKeys.ts';

let keys: Awaited<ReturnType<typeof startDataKeys>>;
beforeAll(async () => {
  keys = await startDataKeys('of-the-tests');
  process.env.APP_URL = 'https://plan.example.se';
});
afterAll(() => keys.stop());

const day = 24 * 3_600_000;
const now = new Date('2026-11-23T06:00:00Z');

/** A browser with the one cookie. */
const browser = (cookie = '') => {
  const jar = { cookie, attributes: '' };
  const at = (time: Date): Scope =>
    ({
      now: time,
      http: {
        bearer: async () => undefined,
        userAgent: '',
        get cookies() {
          return ['other=1', jar.cookie];
        },
        setCookie: (text: string) => {
          [jar.cookie = '', jar.attributes = ''] = text.split(/;(.*)/s);
        },
      },
    }) as Partial<Scope> as Scope;
  return { jar, at };
};

test('a shared computer is known for the last twenty accounts that signed in', async () => {
  const { jar, at } = browser();
  for (let n = 0; n <= 20; n++) await rememberDevice(at(now), `pass${n}@test.se`);
  const known = await Promise.all([0, 1, 20].map((n) => knownDevice(at(now), `pass${n}@test.se`)));
  expect(known.map((id) => id !== undefined)).toEqual([false, true, true]);
  expect(jar.cookie.length).toBeLessThan(800);
  await rememberDevice(at(now), 'pass1@test.se');
  expect(await knownDevice(at(now), 'pass2@test.se')).toBeDefined();
});

test('a device is known for 180 days after the last sign-in, by a cookie for https only', async () => {
  const { jar, at } = browser();
  await rememberDevice(at(now), 'a@test.se');
  expect(jar.attributes).toMatch(/; Secure$/);
  const after = async (days: number) =>
    (await knownDevice(at(new Date(now.getTime() + days * day)), 'a@test.se')) !== undefined;
  expect([await after(179), await after(181)]).toEqual([true, false]);
});

test('a mark with another time, of another device or of another installation is refused', async () => {
  const { jar, at } = browser();
  await rememberDevice(at(now), 'a@test.se');
  const [, id = '', mark = ''] = /=(.*)~(.*)/.exec(jar.cookie) ?? [];
  const later = mark.replace(/^\d+/, (time) => String(Number(time) + 1));
  const cookies = [`${id}~${later}`, `${'A'.repeat(22)}~${mark}`, `${id}~${mark}x`, `${id}~~~`, id, ''];
  for (const cookie of cookies)
    expect(await knownDevice(browser(`known-device=${cookie}`).at(now), 'a@test.se')).toBeUndefined();
  keys.setKeys('another');
  expect(await knownDevice(at(now), 'a@test.se')).toBeUndefined();
  keys.setKeys('another of-the-tests');
  expect(await knownDevice(at(now), 'a@test.se')).toBeDefined();
});
