import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { answering, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const entry = {
  key: '1',
  at: '2026-11-25T08:00:00.000Z',
  by: 'eva@demo.se',
  action: 'update',
  object: 'demand',
  id: 'dem_1',
  orgId: 'org_1',
  path: { orgId: 'org_1', areaId: 'are_1', unitId: 'unt_1', categoryId: 'cat_1' },
  place: '',
  person: null,
  period: { start: '2026-11-23', end: '2027-01-10' },
  before: { comment: 'Förr' },
  after: { comment: 'Nu' },
};

/** Opens the overview of a unit whose changes are answered as given. */
const openWith = async (name: string, data: object) => {
  const { tab } = await makeOrganization(name);
  await answering(
    async (path, request, program) => (path.endsWith('/changes') ? Response.json({ data }) : program(request)),
    async () => {
      await open('admin', tab('overview'));
      await screen.findByRole('heading', { name: /^Sedan sist/ });
      await waitFor(() => expect(sentence().querySelector('p')).not.toBeNull());
    },
  );
};

const sentence = () => screen.getByRole('heading', { name: /^Sedan sist/ }).closest('li')!;

it.each([
  ['at a first sign-in', { since: null, changes: [], more: false }, /^Sedan sistDet här är din första inloggning\.$/],
  [
    'where nobody has changed anything',
    { since: '2026-11-18T08:00:00.000Z', changes: [], more: false },
    /^Sedan sist, onsdag 18 novemberIngen annan har ändrat något\.$/,
  ],
  [
    'where nobody has in as much of the log as is searched',
    { since: '2026-11-18T08:00:00.000Z', changes: [], more: true },
    /^Sedan sist, onsdag 18 novemberIngen annan har ändrat något den senaste tiden\.$/,
  ],
  [
    'by objects, each once',
    {
      since: '2026-11-18T08:00:00.000Z',
      changes: [
        entry,
        { ...entry, key: '2' },
        { ...entry, key: '3', object: 'asset', id: 'ast_1', person: 'Bo Ek', period: null },
      ],
      more: true,
    },
    /^Sedan sist, onsdag 18 novembereva ändrade behovsperiod v48–v01 2026–2027\. eva ändrade personal Bo Ek\.Visa de 3 senaste ändringarna/,
  ],
  [
    'by what it means for the unit, where the log says so',
    {
      since: '2026-11-18T08:00:00.000Z',
      changes: [
        {
          ...entry,
          key: '2',
          object: 'asset',
          id: 'ast_1',
          person: 'Bo Ek',
          period: null,
          before: { periods: [{ start: '2026-01-05', end: null, workRate: 1 }] },
          after: { periods: [{ start: '2026-01-05', end: '2026-12-13', workRate: 1 }] },
        },
        {
          ...entry,
          place: 'Region / Medicin / Avdelning 1 / Sjuksköterska',
          before: { summary: { services: 14.23 } },
          after: { summary: { services: 14.65 } },
        },
      ],
      more: false,
    },
    /Bo Ek slutar v50\. eva ändrade behovsperiod v48–v01 2026–2027 \(Sjuksköterska \+0,42\)\.Visa 2 ändringar/,
  ],
])('the overview of a unit says what others have changed since the sign-in before: %s', async (name, data, text) => {
  await openWith(`Region Sist ${name}`, data);
  expect(sentence().textContent).toMatch(text);
});

it('the list of recent changes has when, who, what and how, and is closed by Escape', async () => {
  await openWith('Region Sist lista', { since: '2026-11-18T08:00:00.000Z', changes: [entry], more: false });
  await press('Visa 1 ändring');
  const list = within(await screen.findByRole('table', { name: 'Sedan sist, onsdag 18 november' }));
  const row = list.getAllByRole('row').at(-1)!;
  expect(row.textContent).toMatch(/eva@demo\.se.*Ändrade behovsperiod v48–v01 2026–2027.*Förr.*Nu/);
  expect(within(row).getByRole('link').getAttribute('href')).toContain('tab=demand');
  await expectAccessible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('table', { name: /^Sedan sist/ })).toBeNull());
});
