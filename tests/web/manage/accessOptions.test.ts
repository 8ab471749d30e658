import { expect, it } from 'vitest';
import { grantOf, isExisting, optionsAt } from '#web/features/manage/access/options.ts';

it('superusers are only made at an organisation', () => {
  expect(optionsAt('organization')).toEqual(['existingUser', 'newUser', 'existingSuperUser', 'newSuperUser']);
  for (const level of ['area', 'unit'] as const) expect(optionsAt(level)).toEqual(['existingUser', 'newUser']);
});

it('a superuser may always write, a user when told so', () => {
  expect(grantOf('existingSuperUser', false)).toEqual({ role: 'SuperUser', canWrite: true });
  expect(grantOf('newSuperUser', false)).toEqual({ role: 'SuperUser', canWrite: true });
  expect(grantOf('existingUser', false)).toEqual({ role: 'User', canWrite: false });
  expect(grantOf('newUser', true)).toEqual({ role: 'User', canWrite: true });
});

it('existing ones are chosen, new ones invited', () => {
  expect(optionsAt('organization').filter(isExisting)).toEqual(['existingUser', 'existingSuperUser']);
});
