import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayRow } from '../support/ward.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { apiAs, goTo, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const choose = async (label: string, rule: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByText(rule, { selector: '.ant-select-item-option-content' }));
};

it('a unit departs from its organisation’s rule for red days, and Behov shows what the week becomes', async () => {
  const { api, make, unit, category, tab } = await makeOrganization('Region Helgdag');
  const organization = unit.split('/areas')[0]!;
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-23' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  await api.put(`/api${category}/demands/${demandId}`, { shiftDemands: [dayRow(String(shift?.id))] });

  await open('admin', `${organization}/edit`);
  await choose('Röda dagar', 'Söndag');
  await press('Spara', screen.getByRole('form', { name: 'Helgdagar' }));
  await screen.findByText('Region Helgdag är sparad.');
  const stored = async () => (await (await apiAs('admin')).get(`/api${unit}`)).data;
  expect((await api.get(`/api${organization}`)).data).toMatchObject({ redDay: 'sunday', eve: 'weekday' });

  await goTo(tab('demand', { week: '2026-12-21' }));
  const sums = await screen.findByRole('region', { name: 'Summering, uppdateras medan du skriver' });
  // 153 hours in the normal week. The Friday loses 3 shifts of 8:00 and gets the Sunday's 2 of 8:15: 145.5 hours at 40:00.
  await waitFor(() => expect(sums.textContent).toMatch(/Behov v523,64.*25 dec som söndag/));
  within(sums).getByText('Behov v52');
  await expectAccessible();

  await goTo(`${unit}/edit`);
  await choose('Röda dagar', 'Vanlig veckodag');
  await press(/Spara$/);
  // Until the form has its answer, it would ask before it is left.
  await screen.findByText('Avdelning 1 är sparad.');
  await waitFor(async () => expect(await stored()).toMatchObject({ redDay: 'weekday', eve: null }));
  await goTo(tab('demand', { week: '2026-12-21' }));
  await screen.findByText('Tillgång v52');
  await waitFor(() => expect(screen.queryByText('Behov v52')).toBeNull());
});
