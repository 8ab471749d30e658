import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeOrganization } from './support/made.ts';
import { apiAs, fill, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

/** Types into a field of a date or week and leaves it. */
const type = async (field: HTMLElement, text: string) => {
  await user.click(field);
  await fill(field, text);
  await user.tab();
  await user.tab();
};

it('keeps a typed first day of a budget period, and moves the proposed end along until an end is typed', async () => {
  const { make, category, tab } = await makeOrganization('Region Budgetstart');
  await make(`/api${category}/budget-periods`, { start: '2027-01-01', end: '2027-12-31', budget: 4 });
  await open('admin', tab('budget'));
  await press('Ny period', await screen.findByRole('region', { name: 'Sjuksköterska, budgetperioder' }));
  const dialog = await screen.findByRole('dialog');
  const [start, end] = ['Första dag', 'Sista dag'].map((label) => within(dialog).getByLabelText(label));
  const days = () => [start, end].map((field) => (field as HTMLInputElement).value);
  expect(days()).toEqual(['2028-01-01', '2028-12-31']);
  await type(start!, '2029-01-01');
  await waitFor(() => expect(days()).toEqual(['2029-01-01', '2029-12-31']));
  await type(start!, '2030-02-01');
  await waitFor(() => expect(days()).toEqual(['2030-02-01', '2031-02-01']));
  await type(end!, '2030-12-31');
  await type(start!, '2031-03-01');
  await waitFor(() => expect(days()).toEqual(['2030-12-31', '2030-12-31']));
  within(dialog).getByText(/Startdatumet blev den sista dagen/);
});

it('keeps a typed first week of a bed period, and moves the proposed end along', async () => {
  const { api, make, unit, tab } = await makeOrganization('Region Platsstart');
  await api.put(`/api${unit}`, { hasBedsActivated: true });
  await make(`/api${unit}/beds`, { start: '2027-01-04', end: '2027-01-31', beds: 20 });
  await open('admin', tab('demand'));
  await press('Ny vårdplatsperiod');
  const dialog = await screen.findByRole('dialog');
  const [start, end] = ['Startvecka', 'Slutvecka'].map((label) => within(dialog).getByLabelText(label));
  const weeks = () => [start, end].map((field) => (field as HTMLInputElement).value);
  expect(weeks()).toEqual(['2027-v05', '2027-v08']);
  await type(start!, '2027-v30');
  await waitFor(() => expect(weeks()).toEqual(['2027-v30', '2027-v33']));
});

it('says that a week of a report followed the other one, and keeps an emptied week as a fault', async () => {
  await open('planner', '/plan?tab=report&type=assets&level=unit&start=2027-01-04&end=2027-01-31');
  const form = within(await screen.findByRole('form', { name: 'Rapportinställningar' }));
  const [start, end] = [form.getByLabelText('Från vecka'), form.getByLabelText('Till vecka')];
  await type(start, '2027-v10');
  await waitFor(() => expect(end).toHaveProperty('value', '2027-v10'));
  form.getByText('Flyttades hit: rapporten kan inte sluta före sin första vecka.');
  await type(end, '');
  expect(end).toHaveProperty('value', '');
  await form.findByRole('alert');
  await type(start, '2027-v53');
  expect(form.getAllByRole('alert')).toHaveLength(2);
  await user.click(form.getByRole('button', { name: 'Sommaren' }));
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  expect(form.getByLabelText('Till vecka')).not.toHaveProperty('value', '');
  await type(form.getByLabelText('Till vecka'), '2027-v53');
  await form.findByRole('alert');
  await user.click(form.getByRole('button', { name: 'Sommaren' }));
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
});

it('keeps a text that is no day as the first day of an import, which waits until it is corrected', async () => {
  const { unit } = await makeOrganization('Region Importstart');
  const api = await apiAs('superadmin');
  await api.put(`/api${unit}`, { importIdentifier: 'typed-start', importActivated: true });
  const lines = [
    'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE',
    'typed-start;1;Anna;Sjuksköterska;80;20270104;;N',
  ];
  const { data } = await api.post(`/api${unit}/heromaimports/preview`, {
    kind: 'personnel',
    file: {
      name: 'personnel.csv',
      content: btoa(String.fromCharCode(...new TextEncoder().encode(lines.join('\r\n')))),
    },
  });
  await open('superadmin', `${unit}/import?file=personnel.${data.fileId}`);
  const field = await screen.findByLabelText('Första dag för Sjuksköterska');
  await type(field, '2027-02-31');
  expect(field).toHaveProperty('value', '2027-02-31');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('En första dag går inte att läsa.');
  await type(field, '2027-02-28');
  await waitFor(() => expect(screen.queryByText('En första dag går inte att läsa.')).toBeNull());
});

it('keeps an emptied first week of the overview as a fault, until another is chosen', async () => {
  const { tab } = await makeOrganization('Region Tömd vecka');
  await open('admin', tab('overview', { categoryId: '' }));
  await press(/v\d\d–v\d\d/);
  const field = await screen.findByLabelText('Första vecka');
  await type(field, '');
  expect(field).toHaveProperty('value', '');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await type(field, '2027-v10');
  await screen.findByRole('button', { name: /v10–/ });
});
