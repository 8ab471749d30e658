import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayRow } from '../support/ward.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { goTo, open, user, withScreens } from './support/screens.tsx';

withScreens();

const months = (percent: number | null) => Array<number | null>(12).fill(percent);

it('Netto is offered where absence is assumed, and map, facts and panel follow it', async () => {
  const { api, make, unit, category, tab } = await makeOrganization('Region Netto');
  const organization = unit.split('/areas')[0]!;
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-23' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  await api.put(`/api${category}/demands/${demandId}`, { shiftDemands: [dayRow(String(shift?.id))] });
  for (const name of ['Eva', 'Bo', 'Li', 'Ann'])
    await make(`/api${category}/assets`, { name, period: { start: '2026-11-23', workRate: 1 } });

  await open('admin', tab('overview'));
  await screen.findByText(/Denna vecka, v48/);
  await screen.findByText('I balans');
  expect(screen.queryByRole('radio', { name: 'Netto' })).toBeNull();

  const rates = { name: 'Sjuksköterska', sick: months(20), child: months(1.5), other: months(null) };
  const { status } = await api.put(`/api${organization}/absence`, { on: true, categories: [rates], version: 0 });
  expect(status).toBe(200);
  // Another range: the answer for the first is kept until this screen changes something.
  await goTo(tab('overview', { from: '2026-10-19' }));
  await user.click(await screen.findByRole('radio', { name: 'Netto' }));
  await screen.findByText(/Denna vecka, v48, netto/);
  const panel = await screen.findByRole('region', { name: /^Förklaring: / });
  await waitFor(() => expect(panel.textContent).toMatch(/Tillgång brutto4,00väntad frånvaro−0,86Tillgång netto3,14/));
  await waitFor(() => expect(panel.textContent).toMatch(/Sjukfrånvaro 20 % angivet för organisationen/));
  within(panel).getByText(/^Risk för brist/);
  expect(
    within(panel).getByRole('list', { name: /^Sannolikhet för tillgång − behov/ }).children.length,
  ).toBeGreaterThan(2);
  await user.click(within(panel).getByRole('button', { name: /tillgång netto/ }));
  await screen.findByText('Väntad frånvaro');
  await expectAccessible();

  await user.click(screen.getByRole('radio', { name: 'Risk' }));
  const map = await screen.findByRole('grid', { name: 'Risk för brist i procent per rad och vecka' });
  const row = within(map).getByRole('row', { name: /^Sjuksköterska/ });
  expect(row.textContent).toContain('62');
  expect(row.textContent).not.toContain('−');
  await expectAccessible();

  await goTo(tab('report', { type: 'assets', level: 'unit' }));
  const form = within(await screen.findByRole('form', { name: 'Rapportinställningar' }));
  // Who looks at risks or net figures has them in reports from the beginning.
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Visa netto' }).checked).toBe(true);
  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: /Skapa rapport/ }).disabled).toBe(false),
  );
  await user.click(form.getByRole('button', { name: /Skapa rapport/ }));
  const report = within(await screen.findByRole('article'));
  await report.findByText(/netto från v48/);
  // The year in parts: the last one has the weeks that are not past.
  const weeks = (await report.findAllByRole('table')).at(-1)!;
  const rows = [...weeks.querySelectorAll('tbody tr')].map((one) => one.textContent);
  expect(rows.find((text) => text.startsWith('väntad frånvaro'))).toContain('−0,86');
  expect(rows.find((text) => text.startsWith('Tillgång netto'))).toContain('3,14');
  await user.click(form.getByRole('checkbox', { name: 'Visa netto' }));
  await user.click(form.getByRole('button', { name: /Skapa rapport/ }));
  await waitFor(() => expect(screen.getByRole('article').textContent).not.toContain('Tillgång netto'));

  await goTo(tab('overview'));
  await user.click(await screen.findByRole('radio', { name: 'Brutto' }));
  await waitFor(() => expect(screen.queryByText(/v48, netto/)).toBeNull());
});
