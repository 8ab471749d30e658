import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { apiAs, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

it('wages are typed in the sheet of the organisation, copied to the next year and saved together', async () => {
  const { unit } = await makeOrganization('Region Lönekostnad');
  const organization = unit.split('/areas')[0]!;
  await open('admin', `${organization}/rates`);
  const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
  const cells = within(grid)
    .getAllByRole('row')
    .filter((row) => /2026/.test(row.textContent ?? ''))
    .flatMap((row) => within(row).getAllByRole('gridcell'));
  await user.click(cells[1]!);
  await user.keyboard('38000{Tab}52,28{Tab}0{Enter}');
  await press('Kopiera till 2027');
  await expectAccessible();
  await press(/Spara$/);
  await screen.findByText('Lönekostnaderna är sparade.');
  const stored = async () => (await (await apiAs('admin')).get(`/api${organization}/rates`)).data.rates;
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { year: 2027, monthlySalary: 38_000, payrollTax: 52.28 },
      { year: 2026, monthlySalary: 38_000, payrollTax: 52.28, evening: 0, night: null },
    ]),
  );
});

it('a salary of 0 is refused at its cell, and is not sent', async () => {
  const { unit } = await makeOrganization('Region Noll');
  await open('admin', `${unit}/rates`);
  const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
  const row = within(grid)
    .getAllByRole('row')
    .find((one) => /2027/.test(one.textContent ?? ''))!;
  await user.click(within(row).getAllByRole('gridcell')[1]!);
  await user.keyboard('0{Enter}');
  await waitFor(() =>
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .some((cell) => cell.getAttribute('aria-invalid') === 'true'),
    ).toBe(true),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Spara$/ }).disabled).toBe(true);
});
