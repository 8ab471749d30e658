import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { fill, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const DAY_FAULT = 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.';

/** Opens the dialog of a category's period, which ends on 1 April 2027; `stored` reads that period. */
const openPeriod = async (name: string) => {
  const { api, category } = await makeOrganization(name);
  const stored = async () => (await api.get(`/api${category}`)).data.periods?.[0 as never] as unknown as Period;
  const { id, version } = await stored();
  await api.put(`/api${category}/period/${id}`, { start: '2026-11-21', end: '2027-04-01', version });
  await open('admin', `${category}/edit`);
  const [period] = within(await screen.findByRole('table', { name: 'Perioder' })).getAllByRole('button');
  await user.click(period!);
  const dialog = await screen.findByRole('dialog');
  return {
    dialog,
    stored,
    start: within(dialog).getByLabelText('Första dag'),
    end: within(dialog).getByLabelText('Sista dag'),
  };
};

interface Period {
  readonly id: string;
  readonly start: string;
  readonly end: string | null;
  readonly version: number;
}

it('saves a last day that was emptied as open-ended', async () => {
  const { dialog, end, stored } = await openPeriod('Region Tömd');
  expect(end).toHaveProperty('value', '2027-04-01');
  await user.click(end);
  await user.clear(end);
  await user.tab();
  await user.tab();
  expect(end).toHaveProperty('value', '');
  await press('Spara', dialog);
  await screen.findByText('Perioden för Sjuksköterska är sparad.');
  expect((await stored()).end).toBeNull();
});

it('reports an emptied first day as required and saves nothing', async () => {
  const { dialog, start, stored } = await openPeriod('Region Krävd');
  await user.click(start);
  await user.clear(start);
  await user.click(within(dialog).getByLabelText('Anteckningar'));
  expect(start).toHaveProperty('value', '');
  await press('Spara', dialog);
  await within(dialog).findByText('Behöver fyllas i.');
  expect(start.getAttribute('aria-invalid')).toBe('true');
  expect((await stored()).start).toBe('2026-11-21');
});

it('keeps a date that does not exist with its reason until it is corrected', async () => {
  const { dialog, end, stored } = await openPeriod('Region Finns Inte');
  const type = async (text: string) => {
    await user.click(end);
    await fill(end, text);
  };
  await type('2027-02-31');
  await user.tab();
  await user.tab();
  expect(end).toHaveProperty('value', '2027-02-31');
  await within(dialog).findByText(DAY_FAULT);
  await press('Spara', dialog);
  within(dialog).getByText(DAY_FAULT);
  expect((await stored()).end).toBe('2027-04-01');

  await type('2027-04-01');
  await user.keyboard('{Enter}');
  expect(end).toHaveProperty('value', '2027-04-01');
  await waitFor(() => expect(within(dialog).queryByText(DAY_FAULT)).toBeNull());
  // Enter in the open calendar does not replace the mistyped date.
  await type('2027-04-31');
  await user.keyboard('{Enter}');
  await within(dialog).findByText(DAY_FAULT);
  await type('20270402');
  await user.click(within(dialog).getByLabelText('Anteckningar'));
  await waitFor(() => expect(end).toHaveProperty('value', '2027-04-02'));
  await press('Spara', dialog);
  await screen.findByText('Perioden för Sjuksköterska är sparad.');
  expect((await stored()).end).toBe('2027-04-02');
});

it('does not create a category with a date that does not exist', async () => {
  const { api, unit } = await makeOrganization('Region Ny Kategori');
  await open('admin', `${unit}/categories/new`);
  await fill(await screen.findByLabelText('Namn'), 'Undersköterska');
  const end = screen.getByLabelText('Sista dag');
  await user.click(end);
  await fill(end, '2027-06-31');
  await user.keyboard('{Tab}{Tab}');
  expect(end).toHaveProperty('value', '2027-06-31');
  await screen.findByText(DAY_FAULT);
  await expectAccessible();
  await press('Skapa kategori');
  await screen.findByText(DAY_FAULT);
  screen.getByRole('heading', { level: 1, name: 'Ny kategori' });
  expect((await api.get(`/api${unit}/categories`)).rows.map(({ name }) => name)).toEqual(['Sjuksköterska']);
});
