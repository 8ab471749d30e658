import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeIn } from './support/places.ts';
import { apiAs, open, user, withScreens } from './support/screens.tsx';

withScreens();

const tabOf = async (tab: string, more = {}) => {
  const ids = await placeIn('Medicin', 'Medicinavdelning 33');
  const path = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}/categories`;
  const { rows } = await (await apiAs('superuser')).get(path);
  return `/plan?${new URLSearchParams({ ...ids, categoryId: String(rows[0]?.id), tab, ...more })}`;
};

it('names buttons without their icons', async () => {
  await open('superuser', await tabOf('demand'));
  expect(await screen.findByRole('button', { name: 'Ny period' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /användarmeny$/ }));
  expect(await screen.findByRole('menuitem', { name: 'Byt lösenord' })).toBeTruthy();
});

it('names the button that explains a figure by its subject and the figure', async () => {
  await open('superuser', await tabOf('schemas'));
  const [figure] = await screen.findAllByRole('button', { name: /^Förklara behov, Sjuksköterska: \d+,\d\d$/ });
  expect(figure).toBeTruthy();
});

it('announces a refused value of the demand with its cell and reason', async () => {
  await open('superuser', await tabOf('demand'));
  const grid = await screen.findByRole('grid', { name: 'Behov per pass och veckodag' });
  await user.click(grid.querySelector('[data-row="0"][data-column="0"]')!);
  await user.keyboard('abc{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^.+, måndag godtas inte: .+/i),
    ),
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining('godtas inte'),
    ),
  );
});
