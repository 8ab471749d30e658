import { expect, it } from 'vitest';
import { figurePlaces } from '#web/features/manage/model/figurePlaces.ts';

const areaOf = (id: string, count: number) => ({ id, units: Array.from({ length: count }, () => id) });

it.each([
  ['no unit', [], [{ orgId: 'o' }]],
  ['200 units', [areaOf('a', 150), areaOf('b', 50)], [{ orgId: 'o' }]],
  [
    '201 units',
    [areaOf('a', 150), areaOf('b', 51)],
    [
      { orgId: 'o', areaId: 'a' },
      { orgId: 'o', areaId: 'b' },
    ],
  ],
])('asks for the figures of %s at the places that answer in time', (_, areas, places) => {
  expect(figurePlaces({ orgId: 'o' }, areas)).toEqual(places);
});
