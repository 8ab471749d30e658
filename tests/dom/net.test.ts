import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayRow } from '../support/ward.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { goTo, open, user, withScreens } from './support/screens.tsx';

withScreens();

const months = (percent: number | null) => Array<number | null>(12).fill(percent);

type Made = Awaited<ReturnType<typeof makeOrganization>>;

/** Demand, and employees of full time, from v48 on. */
const staffed = async ({ api, make, category }: Made, names: readonly string[]) => {
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-23' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  await api.put(`/api${category}/demands/${demandId}`, { shiftDemands: [dayRow(String(shift?.id))] });
  for (const name of names)
    await make(`/api${category}/assets`, { name, period: { start: '2026-11-23', workRate: 1 } });
};

/** 21,5 % in every month. */
const expectAbsence = async ({ api, unit }: Made) => {
  const rates = { name: 'Sjuksköterska', sick: months(20), child: months(1.5), other: months(null) };
  const body = { on: true, categories: [rates], version: 0 };
  expect((await api.put(`/api${unit.split('/areas')[0]}/absence`, body)).status).toBe(200);
};

it('Netto is offered where absence is assumed, and map, facts and panel follow it', async () => {
  const made = await makeOrganization('Region Netto');
  const { tab } = made;
  await staffed(made, ['Eva', 'Bo', 'Li', 'Ann']);

  await open('admin', tab('overview'));
  await screen.findByText(/Denna vecka, v48/);
  await screen.findByText('I balans');
  expect(screen.queryByRole('radio', { name: 'Netto' })).toBeNull();

  await expectAbsence(made);
  // Another range: the answer for the first is kept until this screen changes something.
  await goTo(tab('overview', { from: '2026-10-19' }));
  await user.click(await screen.findByRole('radio', { name: 'Netto' }));
  await screen.findByText(/Denna vecka, v48, netto/);
  const panel = await screen.findByRole('region', { name: /^Förklaring: / });
  await waitFor(() =>
    expect(panel.textContent).toMatch(/Tillgång brutto4,00väntad frånvaro 21,5 %−0,86Tillgång netto3,14/),
  );
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

  await user.click(screen.getByRole('radio', { name: 'Brutto' }));
  await waitFor(() => expect(screen.queryByText(/v48, netto/)).toBeNull());
});

it('Plan of a category has gross, absence with its source, net and risk in the panel of the week', async () => {
  const made = await makeOrganization('Region Nettovecka');
  const { make, category, tab } = made;
  await staffed(made, ['Eva', 'Bo', 'Li', 'Ann']);
  await make(`/api${category}/schemas`, { start: '2026-11-23', end: '2026-12-20' });
  await expectAbsence(made);
  await open('admin', tab('schemas', { week: '2026-11-30' }));
  await user.click(await screen.findByRole('radio', { name: 'Netto' }));
  const week = within(await screen.findByRole('complementary', { name: 'Sammanfattning v49' }));
  await week.findByText('väntad frånvaro');
  const shown = await week.findByText(/^Risk för brist/);
  const aside = shown.closest('aside')!;
  expect(aside.textContent).toMatch(/Tillgång4,00.*väntad frånvaro−0,86.*Tillgång netto3,14.*Netto − behov−/);
  await waitFor(() => expect(aside.textContent).toMatch(/Sjukfrånvaro 20 % angivet för organisationen/));
  await user.click(week.getByRole('button', { name: /tillgång netto/ }));
  await screen.findByText('nettotillgång: tillgång − väntad frånvaro');
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Brutto' }));
  await waitFor(() => expect(week.queryByText('väntad frånvaro')).toBeNull());
});

it('Plan of a unit has its categories net in the panel of the week, with the highest risk', async () => {
  const made = await makeOrganization('Region Nettoplan');
  const { make, unit, category, tab } = made;
  await make(`/api${unit}/categories`, { name: 'Undersköterska' });
  await staffed(made, ['Eva']);
  await make(`/api${category}/schemas`, { start: '2026-11-23', end: '2026-12-20' });
  await expectAbsence(made);

  const { categoryId: _, ...ofUnit } = Object.fromEntries(new URLSearchParams(tab('schemas').split('?')[1]));
  await open('admin', `/plan?${new URLSearchParams({ ...ofUnit, week: '2026-11-30' })}`);
  await user.click(await screen.findByRole('radio', { name: 'Netto' }));
  const week = within(await screen.findByRole('complementary', { name: 'Sammanfattning v49' }));
  await week.findByText('högst, Sjuksköterska');
  const table = (await week.findByText('Avdelningen v49')).closest('table')!;
  expect(within(table).getByRole('row', { name: /^Sjuksköterska/ }).textContent).toMatch(/−.*−.*100\s%$/);
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Brutto' }));
  await waitFor(() => expect(week.queryByText(/^Risk för brist/)).toBeNull());
});

it('keeps the order of the tools of Plan, and Exportera in its place, while another period is chosen', async () => {
  const made = await makeOrganization('Region Verktyg');
  const { make, unit, category, tab } = made;
  await make(`/api${unit}/categories`, { name: 'Undersköterska' });
  await staffed(made, ['Eva']);
  await make(`/api${category}/schemas`, { start: '2026-10-26', end: '2026-11-22' });
  await make(`/api${category}/schemas`, { start: '2026-11-23', end: '2026-12-20' });
  await expectAbsence(made);
  const { categoryId: _, ...ofUnit } = Object.fromEntries(new URLSearchParams(tab('schemas').split('?')[1]));
  const tools = () => screen.getByRole('region', { name: 'Verktyg för fliken' });
  const all = { name: /^(Alla kategorier|Netto|Exportera|Skriv ut)$/ };
  const order = () =>
    [...tools().querySelectorAll('a, button, label')].flatMap(({ textContent }) =>
      all.name.test(textContent) ? [textContent] : [],
    );
  await open('admin', tab('overview'));
  for (const [address, first] of [
    [tab('schemas', { week: '2026-11-30' }), ['Alla kategorier']],
    [`/plan?${new URLSearchParams({ ...ofUnit, week: '2026-11-30' })}`, []],
  ] as const) {
    await goTo(address);
    const whole = [...first, 'Netto', 'Exportera', 'Skriv ut'];
    await waitFor(() => expect(order()).toEqual(whole));
    await user.click(screen.getByRole('link', { name: /^v44–v47/ }));
    within(tools()).getByRole('button', { name: 'Exportera' });
    // None of its weeks is net: what may be chosen later is not there, the rest keeps its order.
    await waitFor(() => expect(order()).toEqual([...first, 'Exportera', 'Skriv ut']));
    await user.click(screen.getByRole('link', { name: /^v48–v51/ }));
    await waitFor(() => expect(order()).toEqual(whole));
  }
});

it('a report of staff has net supply, where the account looks at net figures from the beginning', async () => {
  const made = await makeOrganization('Region Nettorapport');
  const { tab } = made;
  await staffed(made, ['Eva', 'Bo', 'Li', 'Ann']);
  await expectAbsence(made);
  localStorage.setItem('figures:admin@demo.se', '"risk"');
  localStorage.setItem('figures:planner@demo.se', '"gross"');
  await open('admin', tab('report', { type: 'assets', level: 'unit' }));
  const form = within(await screen.findByRole('form', { name: 'Rapportinställningar' }));
  // Who looks at risks or net figures has them in reports from the beginning.
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Räkna bort väntad frånvaro' }).checked).toBe(true);
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
  await user.click(form.getByRole('checkbox', { name: 'Räkna bort väntad frånvaro' }));
  await user.click(form.getByRole('button', { name: /Skapa rapport/ }));
  await waitFor(() => expect(screen.getByRole('article').textContent).not.toContain('Tillgång netto'));
});
