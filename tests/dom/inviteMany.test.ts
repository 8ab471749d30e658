import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { apiAs, fill, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const cell = (field: string, row: number) => screen.findByRole('textbox', { name: `${field}, rad ${row}` });
const marked = () => screen.getAllByRole('textbox').filter((box) => box.getAttribute('aria-invalid') === 'true');

it('invites the 34 sound ones of 37 people pasted under headers in another order, and keeps the three at fault', async () => {
  const lines = Array.from({ length: 37 }, (_, n) => [
    'Medicinavdelning 33',
    `klistrad${n}@test.se`,
    'nej',
    `Kim Nr${n}`,
  ]);
  lines[3]![1] = 'klistrad3@test';
  lines[10]![0] = 'Medicinavdelning 99';
  lines[20]![2] = 'kanske';
  const text = [['Plats', 'E-post', 'Får ändra', 'Namn'], ...lines].map((cells) => cells.join('\t')).join('\n');
  await open('superuser', '/accounts');
  await press('Bjud in flera');
  await user.click(await cell('E-post', 1));
  // Empty cells of a spreadsheet: nothing is marked or added.
  await user.paste('\t\n\t\n');
  await screen.findByText('Urklippet har ingen text att klistra in.');
  expect(screen.getAllByRole('textbox', { name: /^E-post, rad/ })).toHaveLength(1);
  await user.paste(text);
  await screen.findByRole('button', { name: 'Bjud in 34 personer' });
  expect(marked().map((box) => (box as HTMLInputElement).value)).toEqual([
    'klistrad3@test',
    'Medicinavdelning 99',
    'kanske',
  ]);
  screen.getByText('3 rader lämnas');
  screen.getByText('34 konton skapas och bjuds in, 0 får behörighet, 0 har redan');
  await expectAccessible();
  await press('Bjud in 34 personer');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^E-post, rad/ })).toHaveLength(4));
  const made = await (await apiAs('superuser')).get('/api/account?search=klistrad&limit=100');
  expect(made.rows).toHaveLength(34);
  expect(made.rows[0]).toMatchObject({
    firstName: 'Kim',
    type: 'User',
    accesses: [{ level: 'unit', canWrite: false }],
  });

  await fill(await cell('E-post', 1), 'klistrad0@test.se');
  const row = within((await cell('E-post', 1)).closest('tr')!);
  await row.findByText('Har redan');
  await fill(await cell('Plats', 1), 'Medicin');
  await row.findByText('Finns, får behörighet');
  await fill(await cell('Roll', 1), 'Superanvändare');
  await row.findByText('En superanvändare sköter en hel organisation: ange den som plats.');
});
