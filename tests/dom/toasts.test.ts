import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeIn } from './support/places.ts';
import { open, user, withScreens } from './support/screens.tsx';

withScreens();

it('shows a toast of the same text once, however often it is said', async () => {
  const { orgId, areaId, unitId } = await placeIn('Medicin', 'Dialysenheten 35');
  await open('superadmin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/edit`);
  const field = await screen.findByLabelText('Kortnamn');
  const first = (field as HTMLInputElement).value;
  for (const text of ['Dia 1', first]) {
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Spara' }).hasAttribute('disabled')).toBe(true));
  }
  expect(screen.getAllByText(/Dialysenheten 35.* (är sparad|är ändrad)/)).toHaveLength(1);
});
