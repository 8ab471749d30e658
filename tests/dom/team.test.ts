import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeOrganization } from './support/made.ts';
import { fill, open, press, withScreens } from './support/screens.tsx';

withScreens();

it('makes an employee in the team sheet, also where it is empty', async () => {
  const { tab } = await makeOrganization('Region Lag');
  await open('admin', tab('assets', { mode: 'team' }));
  await screen.findByText('Personal saknas för vald period');
  for (const name of ['Alva Ny', 'Bo Ny']) {
    await press('Ny medarbetare');
    const dialog = await screen.findByRole('dialog', { name: 'Ny medarbetare' });
    await fill(within(dialog).getByLabelText('Namn'), name);
    await press('Skapa', dialog);
    await screen.findByRole('rowheader', { name: new RegExp(name) });
  }
  expect(screen.getAllByRole('rowheader', { name: / Ny/ })).toHaveLength(2);
});
