import { expect, it } from 'vitest';
import { counted } from '#shared/text/counted.ts';

it('has the singular for one only', () => {
  const texts = [0, 1, 2, 1000].map((count) => counted(count, 'ändring', 'ändringar'));
  expect(texts).toEqual(['0 ändringar', '1 ändring', '2 ändringar', '1\u00a0000 ändringar']);
});
