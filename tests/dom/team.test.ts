import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '#web/platform/api/live.ts';
import { makeOrganization } from './support/made.ts';
import { fill, open, press, shownAddress, user, withScreens } from './support/screens.tsx';

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

it('opens from a week of the map at that week, with those first who are away, until the usual order is chosen', async () => {
  const { make, category, tab } = await makeOrganization('Region Lagvecka');
  const hire = (name: string, period: object) =>
    make(`/api${category}/assets`, { name, period: { start: '2026-01-05', ...period } });
  await hire('Anna Här', { workRate: 1 });
  await hire('Bo Borta', { workRate: 0, workRateExcluded: 1 });
  await open('admin', tab('overview', { week: '2027-02-01', row: '*' }));
  await user.click(await screen.findByRole('link', { name: 'Visa personal' }));
  const names = () =>
    screen
      .getAllByRole('rowheader', { name: /Här|Borta/ })
      .map(({ textContent }) => textContent?.match(/Anna|Bo/)?.[0]);
  await waitFor(() => expect(names()).toEqual(['Bo', 'Anna']));
  screen.getByText('v01–v26 2027');
  await press('Visa i vanlig ordning');
  await waitFor(() => expect(names()).toEqual(['Anna', 'Bo']));
  screen.getByText('v01–v26 2027');
  expect(shownAddress().parameters.get('week')).toBeNull();
});

it('keeps what was typed right before the session ended', async () => {
  const { make, category, tab } = await makeOrganization('Region Lagutkast');
  await make(`/api${category}/assets`, { name: 'Anna Här', period: { start: '2026-01-05', workRate: 1 } });
  await open('admin', tab('assets', { mode: 'team' }));
  const row = (await screen.findByRole('rowheader', { name: /Anna Här/ })).closest('tr')!;
  await user.click(within(row).getAllByRole('gridcell').at(-1)!);
  await user.keyboard('{Delete}');
  session.expire('expired');
  await waitFor(() => expect(Object.keys({ ...localStorage }).join()).toContain('draft:admin@demo.se:team:'));
});
