import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { open, press, user, withScreens } from './support/screens.tsx';

withScreens();

it('old comments are proposed as kinds of absence once, and taken back in one step', async () => {
  const { api, make, category, tab } = await makeOrganization('Region Kommentar');
  const away = { start: '2026-11-23', end: '2026-11-29', workRate: 0, workRateExcluded: 1 };
  for (const [name, comment] of [
    ['Eva', 'Semester'],
    ['Bo', 'semester'],
    ['Li', 'VAB'],
  ] as const)
    await make(`/api${category}/assets`, { name, period: { ...away, comment } });
  const kinds = async () => {
    const { rows } = await api.get(`/api${category}/assets`);
    return JSON.stringify(rows).match(/"absence":"\w+"/g) ?? [];
  };

  await open('admin', tab('assets', { mode: 'team' }));
  const card = (await screen.findByText('Kommentarer som säger varför någon är borta')).closest<HTMLElement>(
    '[role="alert"]',
  )!;
  await user.click(within(card).getByRole('checkbox', { name: '1 period heter VAB: gör den till vab?' }));
  expect(
    within(card).getByRole<HTMLInputElement>('checkbox', { name: '2 perioder heter Semester: gör dem till semester?' })
      .checked,
  ).toBe(true);
  await expectAccessible();
  await press('Gör om 2 perioder', card);
  await screen.findByText('2 perioder har fått sin typ av frånvaro.');
  expect(await kinds()).toEqual(['"absence":"vacation"', '"absence":"vacation"']);

  await press(/^Ångra$/);
  await screen.findByText('Perioderna har ingen typ, som förut.');
  expect(await kinds()).toEqual([]);
  await press(/^Stäng$/);
  await waitFor(() => expect(screen.queryByText(/har ingen typ/)).toBeNull());
  expect(screen.queryByText('Kommentarer som säger varför någon är borta')).toBeNull();
});
