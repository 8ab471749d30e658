import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { placeIn } from './support/places.ts';
import { apiAs, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const rateLinks = (inside: HTMLElement) =>
  within(inside)
    .queryAllByRole('link', { name: /^Lönekostnader \d{4}$/ })
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

const unitIds = async () => {
  const { orgId, areaId, unitId } = await placeIn('Medicin', 'Medicinavdelning 33');
  return { orgId, areaId, unitId };
};

const weekCost = async (account: 'superuser' | 'planner') => {
  await open(account, `/plan?${new URLSearchParams({ ...(await unitIds()), tab: 'overview' })}`);
  const cost = await screen.findByRole('region', { name: 'Kostnad' }, { timeout: 45_000 });
  await within(cost).findByRole('button', { name: 'Förklara' });
  await press('Förklara', cost);
  return cost;
};

it('the cost of a week leads to the rates of its category, for who may open them', async () => {
  const { orgId, areaId, unitId } = await unitIds();
  const links = rateLinks(await weekCost('superuser'));
  // Of demand and of supply.
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const link of links)
    expect(link).toContain(
      `/organizations/${orgId}/areas/${areaId}/units/${unitId}/rates?category=Sjuksköterska&year=20`,
    );
  await expectAccessible();
});

it('the cost of a week leads a planner to no rates, and says that they are hidden', async () => {
  const cost = await weekCost('planner');
  expect(cost.textContent).toContain('Lönekostnaderna bakom visas för den som får ändra dem.');
  expect(rateLinks(cost)).toEqual([]);
});

it('the cost of a comparison leads to the rates that both sides used', async () => {
  const ids = await unitIds();
  const api = await apiAs('superuser');
  const unit = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}`;
  const categories = (await api.get(`${unit}/categories`)).rows as unknown as { id: string; name: string }[];
  const categoryId = categories.find(({ name }) => name === 'Sjuksköterska')!.id;
  const demands = (await api.get(`${unit}/categories/${categoryId}/demands`)).rows as unknown as {
    id: string;
    simulation: boolean;
    start: string;
  }[];
  const simulated = demands.find(({ simulation }) => simulation)!;
  const address = { ...ids, categoryId, tab: 'demand', period: simulated.id, compare: 'live' };
  await open('superuser', `/plan?${new URLSearchParams(address)}`);
  await user.click(await screen.findByRole('radio', { name: 'Kostnad' }, { timeout: 45_000 }));
  const [link] = await screen.findAllByRole('link', { name: /^Lönekostnader \d{4}$/ });
  expect(decodeURIComponent(link!.getAttribute('href')!)).toContain(
    `/rates?category=Sjuksköterska&year=${simulated.start.slice(0, 4)}`,
  );
});
