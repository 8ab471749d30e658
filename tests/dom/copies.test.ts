import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { fill, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const pick = async (field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

it('copies a category from its row to units, and keeps the one that has the name with the reason at the field', async () => {
  const { api, make, unit, area } = await makeOrganization('Region Kopiering');
  await make(`/api${area}/units`, { name: 'Avdelning 2' });
  await open('admin', unit);
  await press('Kopiera Sjuksköterska');
  const dialog = await screen.findByRole('dialog', { name: 'Kopiera kategorin Sjuksköterska' });
  await expectAccessible();
  await press('Kopiera', dialog);
  await within(dialog).findByText('Behöver fyllas i.');
  await pick('Till avdelningar', 'Medicin / Avdelning 1');
  await pick('Till avdelningar', 'Medicin / Avdelning 2');
  await press('Kopiera', dialog);
  await within(dialog).findByText('Medicin / Avdelning 1: Det finns redan en kategori som heter så på avdelningen.');
  await screen.findByText('Kategorin är kopierad.');
  await fill(within(dialog).getByLabelText('Namn'), 'Specialistsjuksköterska');
  await press('Kopiera', dialog);
  const units = async () => (await api.get(`/api${area}/units`)).rows;
  await waitFor(async () =>
    expect(
      (await units()).map(({ categories }) => (categories as unknown as { name: string }[]).map(({ name }) => name)),
    ).toEqual([['Sjuksköterska', 'Specialistsjuksköterska'], ['Sjuksköterska']]),
  );
});
