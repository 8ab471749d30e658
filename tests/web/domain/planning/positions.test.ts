import { expect, it } from 'vitest';
import { positionsOn } from '#web/domain/planning/balance/positions.ts';

it('positions lie in order within the scale, and unknown ones nowhere', () => {
  const [low, none, high] = positionsOn([21.65, null, 23.5]);
  expect(none).toBeNull();
  expect(low).toBeGreaterThan(0);
  expect(high).toBeLessThan(100);
  expect(low!).toBeLessThan(high!);
  expect(positionsOn([0, 4])[0]).toBeGreaterThan(0);
});
