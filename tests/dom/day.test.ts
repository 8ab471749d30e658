import { expect, it } from 'vitest';
import { todayInStockholm } from '#shared/time/day.ts';
import { day } from '../e2e/support/day.ts';
import { apiAs, withScreens } from './support/screens.tsx';

withScreens();

it('has screens and program at the day of the walks', async () => {
  expect(todayInStockholm(new Date())).toBe(day);
  const [, payload = ''] = (await apiAs('reader')).token.split('.');
  const { iat } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(todayInStockholm(new Date(iat * 1000))).toBe(day);
});
