import { expect, it } from 'vitest';
import { givesWriting, isExisting, optionsAt } from '#web/features/manage/access/options.ts';

it('offers SuperUser grants at an organisation only', () => {
  expect(optionsAt('organization')).toEqual(['existingUser', 'newUser', 'existingSuperUser', 'newSuperUser']);
  for (const level of ['area', 'unit'] as const) expect(optionsAt(level)).toEqual(['existingUser', 'newUser']);
});

it('lets a SuperUser always write, and a User only if chosen', () => {
  expect(optionsAt('organization').map(givesWriting)).toEqual([false, false, true, true]);
});

it('chooses an existing account and invites a new one', () => {
  expect(optionsAt('organization').filter(isExisting)).toEqual(['existingUser', 'existingSuperUser']);
});
