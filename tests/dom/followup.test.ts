import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answering, apiAs, fill, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const YEAR = 2026;
let address: string;
let ids: Record<string, string>;
let hiredId: string;

/** A unit of an organisation of its own: January has hours of two activities, and one of them shows its resources. */
beforeAll(async () => {
  const api = await apiAs('superadmin');
  const make = async (path: string, body: object) => String((await api.post(path, body)).data.id);
  const orgId = await make('/api/organizations', { name: `Region ${crypto.randomUUID().slice(0, 8)}` });
  const areaId = await make(`/api/organizations/${orgId}/areas`, { name: 'Medicin' });
  const area = `/organizations/${orgId}/areas/${areaId}`;
  const unitId = await make(`/api${area}/units`, { name: 'Avdelning 1', shortName: 'A1' });
  ids = { orgId, areaId, unitId };
  address = `${area}/units/${unitId}`;
  await api.post(`/api${address}/stencils`, { year: YEAR, hour: 400, rentalHour: 850, monthlyWorkHours: 160 });
  const hired = { name: 'Hyrda', type: 'Worklog', start: YEAR, map: 'Rental', showResourceInfo: true };
  const activities = [
    await make(`/api${address}/activity`, { name: 'Egen personal', type: 'Worklog', start: YEAR, map: 'Work' }),
    await make(`/api${address}/activity`, hired),
  ];
  hiredId = activities[1]!;
  const inputs = activities.map((activityId) => ({ activityId, jan: 80, feb: 81 }));
  await api.put(`/api${address}/activity/input`, { year: YEAR, inputs });
});

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent);

it('shows cost and staffing below the activity that is set so', async () => {
  await open('superadmin', `/plan?${new URLSearchParams({ ...ids, tab: 'followup', year: String(YEAR) })}`);
  const table = await screen.findByRole('table', { name: `Uppföljning per månad ${YEAR}` });
  const rows = within(table).getAllByRole('row');
  const names = rows.map((row) => row.querySelector('th[scope="row"]')?.textContent);
  const at = names.indexOf('Hyrda', names.indexOf('Egen personal'));
  expect(names.slice(at - 1, at + 4)).toEqual([
    'Egen personal',
    'Hyrda',
    'kostnad, tkr',
    'bemanning, tjänster',
    'Total arbetad tid',
  ]);
  const [cost, staffing] = [rows[at + 1]!, rows[at + 2]!].map(cellsOf);
  expect([cost?.[0], cost?.[1], cost?.[2], cost?.[12]]).toEqual(['68', '68,9', '–', '2 mån136,9']);
  // The mean by days: (0,5 × 31 + 0,50625 × 28) ÷ 59.
  expect([staffing?.[0], staffing?.[1], staffing?.[12]]).toEqual(['0,50', '0,51', 'medel 2 mån0,50']);
  expect(names.filter((name) => name === 'kostnad, tkr')).toHaveLength(1);
});

it('says that the follow-up is saved once, and not before', async () => {
  await open('superadmin', `${address}/followup?year=${YEAR}`);
  const comment = await screen.findByRole('textbox', { name: 'Mars' });
  expect(screen.queryByText('Uppföljningen är sparad.')).toBeNull();
  await fill(comment, 'Många sjuka.');
  await press('Spara ändringar');
  expect(await screen.findAllByText('Uppföljningen är sparad.')).toHaveLength(1);
});

it('saves what is typed while a save is pending over what was stored then, so that two people conflict', async () => {
  await open('admin', `${address}/followup?year=${YEAR}`);
  const type = async (name: RegExp, month: number, text: string) => {
    const row = await screen.findByRole('row', { name });
    await user.click(within(row).getAllByRole('gridcell')[month - 1]!);
    await user.keyboard(`${text}{Enter}`);
  };
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answering(
    async (_, request, program) => {
      if (request.method === 'PUT') await held;
      return program(request);
    },
    async () => {
      await type(/^Egen personal/, 4, '90');
      await press('Spara ändringar');
      await type(/^Hyrda/, 5, '50');
      const other = await apiAs('superadmin');
      const inputs = [{ activityId: hiredId, may: 60 }];
      expect((await other.put(`/api${address}/activity/input`, { year: YEAR, inputs })).status).toBe(200);
      answer();
      await screen.findByText('Uppföljningen är sparad.');
    },
  );
  await press('Spara ändringar');
  await screen.findAllByText(/sparade 60 här/);
});

it('closes January by hand, and shows its report', async () => {
  await open('superadmin', `/plan?${new URLSearchParams({ ...ids, tab: 'followup', year: String(YEAR) })}`);
  await press('Stäng månaden …');
  await press('Stäng', await screen.findByRole('dialog', { name: `Stänga januari ${YEAR}?` }));
  screen.getByRole('link', { name: 'Redigera' });
  await press('Visa rapporten för januari');
  await screen.findByText(new RegExp(`^Så var uppföljningen när januari ${YEAR} stängdes`));
  expect(screen.queryByRole('link', { name: 'Redigera' })).toBeNull();
});

it('keeps the comment of a closed month from who may not correct it', async () => {
  await open('admin', `${address}/followup?year=${YEAR}`);
  expect(await screen.findByRole('textbox', { name: 'Januari (stängd)' })).toHaveProperty('readOnly', true);
  expect(screen.getByRole('textbox', { name: 'Februari' })).toHaveProperty('readOnly', false);
});

it('asks who may correct a closed month for a reason before it saves', async () => {
  await open('superadmin', `${address}/followup?year=${YEAR}`);
  await fill(await screen.findByRole('textbox', { name: 'Januari' }), 'Rättad.');
  const reason = await screen.findByRole('textbox', { name: /^Orsak till rättelsen av en stängd månad/ });
  expect(screen.getByRole('button', { name: 'Spara ändringar' })).toHaveProperty('disabled', true);
  await fill(reason, 'Fel månad');
  await press('Spara ändringar');
  await screen.findByText('Uppföljningen är sparad.');
});
