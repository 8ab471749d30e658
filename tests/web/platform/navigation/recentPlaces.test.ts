import { beforeEach, expect, it, vi } from 'vitest';
import { recentUnits, visit } from '#web/platform/navigation/recentPlaces.ts';
import { place } from '../../features/overview/places.ts';
import { memoryStorage } from '../../support.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('auth-token', 'token');
});

const namesBelow = (id: string) => recentUnits('anna@b.se', place(id)).map(({ name }) => name);

it('the units visited last are those below a place, each once, latest first, also by a category', () => {
  for (const visited of ['m31', 'k41', 'm33'].map((id) => place(id))) visit('anna@b.se', visited);
  visit('anna@b.se', place('m31').children[0]!);
  visit('anna@b.se', place('org'));
  expect(namesBelow('org')).toEqual(['Medicin 31', 'Medicin 33', 'Kirurgi 41']);
  expect(namesBelow('med')).toEqual(['Medicin 31', 'Medicin 33']);
  expect(recentUnits('bo@b.se', place('org'))).toEqual([]);
});
