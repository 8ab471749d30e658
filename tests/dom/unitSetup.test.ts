import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { placeIn } from './support/places.ts';
import { apiAs, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

/** A new unit of the area that the reader of the demo region reads. */
const newUnit = async (name: string) => {
  const { orgId, areaId } = await placeIn('Medicin', 'Medicinavdelning 33');
  const path = `/api/organizations/${orgId}/areas/${areaId}/units`;
  const { data } = await (await apiAs('superadmin')).post(path, { name, hasBedsActivated: true });
  const ids = { orgId, areaId, unitId: String(data.id) };
  return { ids, path: `${path}/${ids.unitId}`, plan: `/plan?${new URLSearchParams({ ...ids, tab: 'demand' })}` };
};
const card = (name: string) => screen.findByRole('region', { name: `Kom igång med ${name}` });
const steps = async (name: string) =>
  within(await card(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('leads an administrator from a template to the next steps, with true counts', async () => {
  const { ids, path } = await newUnit('Startavdelning');
  await open('admin', `/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}`);
  expect(await steps('Startavdelning')).toHaveLength(6);
  within(await card('Startavdelning')).getByText('0 av 6 klara');
  const demand = within(await card('Startavdelning')).getByRole('button', { name: 'Lägg in behov' });
  expect((demand as HTMLButtonElement).disabled).toBe(true);
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: /^Dag/ }));
  await press('Lägg upp 2 kategorier och 2 pass');
  await waitFor(async () => within(await card('Startavdelning')).getByText('1 av 6 klara'));
  within(await card('Startavdelning')).getByText('2 kategorier, 2 pass');
  expect((await (await apiAs('admin')).get(`${path}/categories`)).rows).toMatchObject([
    { name: 'Sjuksköterska', shifts: [{ name: 'Dag' }] },
    { name: 'Undersköterska', shifts: [{ name: 'Dag' }] },
  ]);
  expect((demand as HTMLButtonElement).isConnected && (demand as HTMLButtonElement).disabled).toBe(false);
});

it('says to a reader of a unit without categories who does what, and comes back from help after it was hidden', async () => {
  const { plan } = await newUnit('Läst avdelning');
  await open('reader', plan);
  const shown = within(await card('Läst avdelning'));
  shown.getByText('Görs av en administratör');
  shown.getByText(/^Ges av .+/);
  expect(shown.queryByRole('radio')).toBeNull();
  await press('Dölj');
  await screen.findByText('Avdelningen har inga kategorier ännu.');
  await press('Hjälp');
  await user.click(await screen.findByText('Visa Kom igång igen'));
  await card('Läst avdelning');
});
