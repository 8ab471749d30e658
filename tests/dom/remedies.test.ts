import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RemedyList } from '#shared/model/remedy.ts';
import { dayRow } from '../support/ward.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { placeIn } from './support/places.ts';
import { answering, apiAs, fill, open, press, shownAddress, user, withScreens } from './support/screens.tsx';

withScreens();

/** Opens the remedies of a category that is short in one week, and finds those of the pool. */
const openRemedies = async (organization: string) => {
  const { api, make, category, tab } = await makeOrganization(organization);
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-30', end: '2026-12-06' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  await api.put(`/api${category}/demands/${demandId}`, { shiftDemands: [dayRow(String(shift?.id))] });
  await open('admin', tab('overview', { remedy: '2026-11-30' }));
  const pool = await screen.findByRole('region', { name: 'Vikarie' });
  return { pool, amount: within(pool).getByRole('textbox', { name: 'Vikarie, tjänster' }) };
};

it('an amount beyond its limit stays as it is typed, with the reason, and nothing can be made of it', async () => {
  const { pool, amount } = await openRemedies('Region Åtgärda');
  const proposed = (amount as HTMLInputElement).value;
  const accept = screen.getByRole('button', { name: 'Lägg som utkast i Personal' });
  await waitFor(() => expect(accept).toHaveProperty('disabled', false));

  await fill(amount, '77');
  await user.tab();
  expect(amount).toHaveProperty('value', '77');
  expect((await within(pool).findByRole('alert')).textContent).toMatch(/^Högst \d,\d\d\.$/);
  expect(accept).toHaveProperty('disabled', true);

  await fill(amount, '1,5');
  await user.tab();
  expect(amount).toHaveProperty('value', '1,50');
  expect(within(pool).queryByRole('alert')).toBeNull();
  await press('Återställ förslaget');
  expect(amount).toHaveProperty('value', proposed);

  // The proposal leaves nothing for whoever only gives what is missing.
  const hired = within(screen.getByRole('region', { name: 'Inhyrda' }));
  expect(hired.queryByText('behövs inte')).toBeNull();
  await fill(hired.getByRole('textbox', { name: 'Inhyrda, tjänster' }), '0,5');
  hired.getByText('behövs inte');
  await fill(amount, '0');
  expect(hired.queryByText('behövs inte')).toBeNull();
});

it('more time of somebody is chosen for some of the weeks, up to what is to spare in them', async () => {
  const { api, make, category, tab } = await makeOrganization('Region Mer tid');
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-30', end: '2026-12-13' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  await api.put(`/api${category}/demands/${demandId}`, { shiftDemands: [dayRow(String(shift?.id))] });
  const first = { start: '2026-11-30', end: '2026-12-06', workRate: 0.5 };
  const bo = await make(`/api${category}/assets`, { name: 'Bo', period: first });
  await make(`/api${category}/assets/${bo}/periods`, { start: '2026-12-07', end: '2026-12-13', workRate: 0.7 });
  await api.put(`/api${category}/assets/${bo}`, { agreedRate: 0.9 });
  await open('admin', tab('overview', { remedy: '2026-11-30' }));
  const group = within(await screen.findByRole('region', { name: 'Mer tid för deltidare' }));
  const amount = await group.findByRole('textbox', { name: 'Bo, tjänster' });
  expect(amount).toHaveProperty('value', '0,20');
  const given = () => screen.getByRole('row', { name: /^mer tid/ }).textContent;
  expect(given()).toMatch(/\+0,20\+0,20/);

  const to = group.getByRole('combobox', { name: 'Veckor för Bo till' });
  const choose = async (week: string) => {
    await user.click(to);
    const options = await screen.findAllByText(week, { selector: '.ant-select-item-option-content' });
    await user.click(options.at(-1)!);
  };
  await choose('v49');
  await fill(amount, '0,4');
  await user.tab();
  expect(group.queryByRole('alert')).toBeNull();
  expect(given()).toMatch(/\+0,40–/);
  await choose('v50');
  // What was typed stays, with the reason; the week with the least counts.
  expect(amount).toHaveProperty('value', '0,40');
  expect((await group.findByRole('alert')).textContent).toBe('Högst 0,20.');
  expect(given()).toMatch(/\+0,20\+0,20/);
  expect(screen.getByRole('button', { name: 'Lägg som utkast i Personal' })).toHaveProperty('disabled', true);
  await choose('v49');
  expect(group.queryByRole('alert')).toBeNull();
  expect(given()).toMatch(/\+0,40–/);
});

it('names the weeks that stay short, and who has left, leaves and comes with what each of these is', async () => {
  const { api, make, category, tab } = await makeOrganization('Region Varför');
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-30', end: '2026-12-20' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  await api.put(`/api${category}/demands/${demandId}`, { shiftDemands: [dayRow(String(shift?.id))] });
  const staff = [
    ['Ida', { start: '2026-08-31', end: '2026-11-15', workRate: 0.8 }],
    ['Bo', { start: '2026-12-14', end: '2026-12-20', workRate: 0.5 }],
  ] as const;
  for (const [name, period] of staff) await make(`/api${category}/assets`, { name, period });
  await open('admin', tab('overview', { remedy: '2026-11-30' }));
  const amount = await screen.findByRole('textbox', { name: 'Vikarie, tjänster' });
  await fill(amount, '0,25');
  await user.tab();
  // All three weeks are short; Bo works in the last, so that it lacks less than the others.
  await screen.findByText(/^Upp till \d,\d\d tjänster saknas ändå i v49\u2060–\u2060v51\.$/);
  const why = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(why('Ida')).toMatch(/slutade v46.*0,80$/);
  expect(why('Bo')).toMatch(/slutar v51.*börjar v51.*0,50 \/ \+0,50$/);
});

it('asks before changed measures are left, also to simulate a lower demand for the rest, and not once they are a draft of the team sheet', async () => {
  const { amount } = await openRemedies('Region Lämna');
  await fill(amount, '0,5');
  await user.tab();
  const simulate = screen.getByRole('link', { name: 'Simulera lägre behov' });
  expect(simulate.getAttribute('href')).toMatch(
    /tab=demand&week=2026-11-30&simulateFrom=2026-11-30&simulateTo=2026-12-06$/,
  );
  for (const leave of [() => press('Avbryt'), () => user.click(simulate), () => user.keyboard('{Escape}')]) {
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
    await press('Stanna kvar', question);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(amount).toHaveProperty('value', '0,50');
  expect(shownAddress().parameters.get('remedy')).toBe('2026-11-30');

  const accept = screen.getByRole('button', { name: 'Lägg som utkast i Personal' });
  await waitFor(() => expect(accept).toHaveProperty('disabled', false));
  await user.click(accept);
  await waitFor(() => expect(shownAddress().parameters.get('tab')).toBe('assets'));
});

it('leaves by Escape, and proposes a simulation of the weeks that no measure closes', async () => {
  const { amount } = await openRemedies('Region Lägre');
  await user.click(amount);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shownAddress().parameters.get('remedy')).toBeNull());
  expect(shownAddress().parameters.get('week')).toBe('2026-11-30');
  cleanup();

  await openRemedies('Region Lägre igen');
  await fill(screen.getByRole('textbox', { name: 'Vikarie, tjänster' }), '0,5');
  await user.tab();
  await user.click(screen.getByRole('link', { name: 'Simulera lägre behov' }));
  const question = await screen.findByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await press('Lämna utan att spara', question);
  const form = await screen.findByRole('dialog', { name: 'Ny behovsperiod' });
  expect(within(form).getByRole('checkbox', { name: /^Simulering/ })).toHaveProperty('checked', true);
  expect(within(form).getByRole('radio', { name: /^Vald period/ })).toHaveProperty('checked', true);
  expect(within(form).getByLabelText('Startvecka')).toHaveProperty('value', '2026-v49');
  await waitFor(() => expect(shownAddress().parameters.has('simulateFrom')).toBe(false));
  await press('Skapa period', form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findAllByText(/^Simulering/)).not.toEqual([]);
});

it('a shortage that somebody changes meanwhile is said before anything is made of it, and computed again', async () => {
  const { api, make, category, tab } = await makeOrganization('Region Ändrad brist');
  const demandId = await make(`/api${category}/demands`, { start: '2026-11-30', end: '2026-12-06' });
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  const path = `/api${category}/demands/${demandId}`;
  await api.put(path, { shiftDemands: [dayRow(String(shift?.id))] });
  await open('admin', tab('overview', { remedy: '2026-11-30' }));
  const accept = await screen.findByRole('button', { name: 'Lägg som utkast i Personal' });
  await waitFor(() => expect(accept).toHaveProperty('disabled', false));

  const none = { mon: '0', tue: '0', wed: '0', thu: '0', fri: '0', sat: '0', sun: '0' };
  expect((await api.put(path, { shiftDemands: [dayRow(String(shift?.id), none)] })).status).toBe(200);
  await user.click(accept);
  await screen.findByText(/^Personal, behov eller ett annat underlag har ändrats/);
  expect(accept).toHaveProperty('disabled', true);
  expect(shownAddress().parameters.get('tab')).toBe('overview');
  await press('Räkna om');
  await screen.findByText('Ingen brist den veckan');
});

it('says in which weeks a lender falls short meanwhile, beside those of the unit, and keeps the draft', async () => {
  await openRemedies('Region Utlånare');
  const accept = screen.getByRole('button', { name: 'Lägg som utkast i Personal' });
  await waitFor(() => expect(accept).toHaveProperty('disabled', false));
  await user.click(accept);
  await screen.findByText(/^Utkast med nya rader/);
  const weeks = (diff: number) => [{ start: '2026-11-30', diff }];
  const current = {
    lender: { unitName: 'Dialysenheten', weeks: weeks(0.25) },
    borrower: { unitName: 'Avdelning 1', weeks: weeks(-1.5) },
  };
  await answering(
    async (path, request, program) =>
      path.endsWith('/team') && request.method === 'POST'
        ? Response.json({ error: 'lenderShort', message: 'Räkna om.', current }, { status: 409 })
        : program(request),
    async () => {
      await press(/^Spara ändringar/);
      await screen.findByText('Dialysenheten: v49 +0,25. Avdelning 1: v49 −1,50');
    },
  );
  screen.getByText(/^Utkast med nya rader/);
});

it('explains the cost and what is left by the measures, down to figures that add up', async () => {
  const { amount } = await openRemedies('Region Förklara åtgärd');
  await fill(amount, '0,5');
  await user.tab();
  await press(/^Förklara sämsta veckan: −/);
  const week = within(await screen.findByRole('region', { name: 'Differens kvar v49' }));
  const figures = week.getAllByRole('row').map((row) => row.textContent);
  expect(figures[0]).toBe('Tillgång i dag0,00');
  const sourceOf = (name: string) => week.getByRole('link', { name }).getAttribute('href');
  expect(sourceOf('Tillgång i dag')).toMatch(/tab=assets&mode=team&week=2026-11-30$/);
  expect(sourceOf('Behov')).toMatch(/tab=demand&week=2026-11-30$/);
  expect(figures).toContain('Vikarie+0,50');
  const [demand, diff, left] = ['Behov', 'Differens i dag', 'Differens kvar'].map((name) => {
    const row = figures.find((text) => text.startsWith(name) && /\d/.test(text));
    return Number(row?.slice(name.length).replace('−', '-').replace(',', '.'));
  });
  expect(diff).toBe(-demand!);
  expect(left).toBeCloseTo(diff! + 0.5, 9);
  await expectAccessible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Differens kvar v49' })).toBeNull());
  expect(shownAddress().parameters.get('remedy')).toBe('2026-11-30');

  // Without rates and stencil the cost is unknown, and never 0.
  await press(/^Förklara kostnad: okänd/);
  const cost = within(await screen.findByRole('region', { name: 'Kostnad' }));
  expect(cost.getByRole('row', { name: /^Vikarie/ }).textContent).toBe('Vikarie0,50––');
  expect(cost.getByRole('link', { name: 'Personal v49' }).getAttribute('href')).toMatch(/mode=team&week=2026-11-30$/);
  await user.click(cost.getByRole('link', { name: 'Lönekostnader 2026' }));
  await press('Lämna utan att spara', await screen.findByRole('dialog', { name: /inte är sparade/ }));
  const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toMatch(/2026/));
  expect(grid.contains(document.activeElement)).toBe(true);
});

it('draws what each kind of measure gives, tells its price, and lists lenders together', async () => {
  const { orgId } = await placeIn('Medicin', 'Medicinavdelning 33');
  await open('superuser', `/plan?${new URLSearchParams({ orgId, tab: 'overview' })}`);
  await press(/^Visa alla \d+$/, await screen.findByRole('region', { name: 'Åtgärda' }));
  const lent = await waitFor(() => {
    const lines = [...screen.getByRole('region', { name: 'Åtgärda' }).querySelectorAll('li')];
    const found = lines.find(({ textContent }) => / och /.test(textContent ?? ''));
    if (!found) throw new Error('no line lends from two units');
    return found;
  });
  expect(lent.textContent).toMatch(/Låna från [^·]+ \d,\d\d och [^·]+ \d,\d\d/);
  await user.click(within(lent).getByRole('link', { name: /^Åtgärda/ }));
  const group = await screen.findByRole('region', { name: 'Låna' });
  expect(within(group).getByRole('heading').textContent).toMatch(/^Låna\d+,\d(–\d+,\d)? tkr per tjänstevecka/);
  const picture = screen.getByRole('img', { name: /^Stegdiagram/ }).parentElement!;
  const weeks = within(screen.getByRole('table', { name: /^Åtgärda brist/ })).getByRole('row', { name: /^lånat/ });
  const given = [...weeks.querySelectorAll('td')].filter(({ textContent }) => /^\+\d/.test(textContent ?? ''));
  // The last cell is the mean.
  const [shown, all] = [given.length - 1, weeks.querySelectorAll('td').length - 1];
  const widths = [...picture.querySelectorAll<HTMLElement>('i[class*="loan"]')].map((box) =>
    Number.parseFloat(box.style.inlineSize),
  );
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo((shown / all) * 100, 3);
});

it('lists the shortages of the units of an area beside its map', async () => {
  const { orgId, areaId } = await placeIn('Medicin', 'Medicinavdelning 33');
  await open('superuser', `/plan?${new URLSearchParams({ orgId, areaId, tab: 'overview' })}`);
  const list = within(await screen.findByRole('region', { name: 'Åtgärda' }, { timeout: 10_000 }));
  const units = list.getAllByRole('listitem').map((line) => within(line).getAllByRole('link')[0]!.getAttribute('href'));
  expect(units.filter((href) => !href?.includes(`areaId=${areaId}`))).toEqual([]);
  expect(units.length).toBeGreaterThan(0);
});

it('leads from a red cell of the map to closing its shortage', async () => {
  const ids = await placeIn('Medicin', 'Medicinavdelning 33');
  await open('planner', `/plan?${new URLSearchParams({ ...ids, tab: 'overview' })}`);
  const panel = await screen.findByRole('region', { name: /^Förklaring: Sjuksköterska/ }, { timeout: 10_000 });
  await user.click(await within(panel).findByRole('link', { name: 'Åtgärda' }));
  await screen.findByRole('heading', { level: 1, name: /^Åtgärda brist v/ });
  expect(shownAddress().parameters.get('remedy')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('leads nobody to rates that the account may not open', async () => {
  const { orgId, areaId, unitId } = await placeIn('Medicin', 'Medicinavdelning 33');
  const ids = { orgId, areaId, unitId };
  const api = await apiAs('planner');
  const { data } = await api.get(`/api/organizations/${orgId}/areas/${areaId}/units/${unitId}/remedies`);
  const [line] = RemedyList.parse(data).lines;
  const at = { ...ids, categoryId: line!.categoryId, tab: 'overview', remedy: line!.start };
  await open('planner', `/plan?${new URLSearchParams(at)}`);
  await press(/^Förklara kostnad/);
  const cost = within(await screen.findByRole('region', { name: 'Kostnad' }));
  cost.getByRole('link', { name: /^Personal v/ });
  expect(cost.queryByRole('link', { name: /^Lönekostnader/ })).toBeNull();
});

it('explains the mean, the weeks that are short and the budget that is left by terms that add up', async () => {
  const ids = await placeIn('Medicin', 'Medicinavdelning 33');
  const { orgId, areaId, unitId } = ids;
  const api = await apiAs('superuser');
  const { data } = await api.get(`/api/organizations/${orgId}/areas/${areaId}/units/${unitId}/remedies`);
  const [line] = RemedyList.parse(data).lines;
  const at = { orgId, areaId, unitId, categoryId: line!.categoryId, tab: 'overview', remedy: line!.start };
  await open('superuser', `/plan?${new URLSearchParams(at)}`);
  await fill(await screen.findByRole('textbox', { name: 'Vikarie, tjänster' }), '0,5');
  await user.tab();
  const numberOf = (text: string) => Number(text.replace('−', '-').replace(/\s/g, '').replace(',', '.'));
  const explained = async (figure: RegExp, title: RegExp | string) => {
    await press(figure);
    const region = within(await screen.findByRole('region', { name: title }));
    const rows = region.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    const links = region.queryAllByRole('link').map((link) => link.getAttribute('href'));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    return { rows, links };
  };

  const mean = (await explained(/^Förklara snitt: /, /^Differens kvar, snitt v/)).rows.map(([, text]) =>
    numberOf(text!),
  );
  const [supply, demand, diff, ...given] = mean;
  expect(diff).toBeCloseTo(supply! - demand!, 9);
  const left = given.pop();
  expect(given.reduce((sum, services) => sum + services, diff!)).toBeCloseTo(left!, 9);

  const short = await explained(/^Förklara veckor med brist: \d/, 'Veckor med brist');
  const now = screen.getByRole('button', { name: /^Förklara veckor med brist/ }).textContent;
  const weeks = short.rows.slice(1);
  expect(`${weeks.filter(([, , , is]) => is === 'ja').length} av ${line!.weeks}`).toBe(now);
  for (const [, before, after, is] of weeks) {
    expect(numberOf(before!)).toBeLessThanOrEqual(-0.45);
    expect(numberOf(after!) <= -0.45).toBe(is === 'ja');
  }

  const budget = await explained(/^Förklara budget kvar: /, 'Budget kvar');
  const sums = budget.rows.slice(-3).map((row) => numberOf(row.at(-1)!));
  const ofWeeks = budget.rows.slice(1, -3).map((row) => row.slice(1).map((text) => numberOf(text!)));
  expect(ofWeeks).toHaveLength(line!.weeks);
  // Each week is rounded to a tenth.
  const added = ofWeeks.reduce((sum, row) => sum + row.at(-1)!, 0);
  expect(Math.abs(added - sums[0]!)).toBeLessThan(0.05 * (line!.weeks + 1));
  for (const [planned, staff, price, kronor] of ofWeeks)
    expect(Math.abs((planned! - staff!) * price! - kronor!)).toBeLessThan(0.3);
  expect(sums[0]! + sums[1]!).toBeCloseTo(sums[2]!, 9);
  expect(budget.links[0]).toMatch(new RegExp(`unitId=${unitId}&tab=budget&year=\\d{4}$`));
});

it('where nothing is short the list is one line, which says so of known demand only', async () => {
  const { api, make, category, tab } = await makeOrganization('Region Täckt');
  const [shift] = (await api.get(`/api${category}/shift`)).rows;
  const demand = async (period: object) => {
    const id = await make(`/api${category}/demands`, period);
    await api.put(`/api${category}/demands/${id}`, { shiftDemands: [dayRow(String(shift?.id))] });
  };
  for (const name of ['Eva', 'Bo', 'Kim', 'Li', 'Siv', 'Per'])
    await make(`/api${category}/assets`, { name, period: { start: '2026-11-16', end: null, workRate: 1 } });
  await demand({ start: '2026-11-16', end: '2026-12-06' });
  await open('admin', tab('overview'));
  await screen.findByText('Ingen brist där behov finns, de närmaste 26 veckorna.');
  await demand({ start: '2026-12-07', end: null });
  cleanup();
  await open('admin', tab('overview'));
  await screen.findByText('Ingen brist de närmaste 26 veckorna.');
  expect(screen.queryByRole('region', { name: 'Åtgärda' })).toBeNull();
});
