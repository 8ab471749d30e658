import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeIn } from './support/places.ts';
import { answering, fill, goTo, open, press, shownAddress, user, withScreens } from './support/screens.tsx';

withScreens();

const form = () => screen.findByRole('form', { name: 'Rapportinställningar' });
const create = async () => within(await form()).findByRole<HTMLButtonElement>('button', { name: /Skapa rapport/ });
const isOff = (button: HTMLButtonElement) => button.disabled || button.getAttribute('aria-disabled') === 'true';

it('chooses whole areas, and finds units by their names', async () => {
  await open('superuser', '/plan?tab=report');
  const settings = within(await form());
  await user.click(await settings.findByRole('button', { name: /^Avdelningar/ }));
  await user.click(await settings.findByRole('checkbox', { name: 'Medicin' }));
  await settings.findByRole('button', { name: /Avdelningar 8 av 12 valda/ });
  await fill(settings.getByRole('textbox', { name: 'Sök avdelning eller verksamhet' }), '33 medicin');
  const group = settings.getByRole('group', { name: 'Avdelningar' });
  await waitFor(() => expect(within(group).getAllByRole('checkbox')).toHaveLength(2));
  await user.click(settings.getByRole('checkbox', { name: 'Medicinavdelning 33' }));
  await settings.findByRole('button', { name: /Avdelningar 9 av 12 valda/ });
  await user.click(settings.getByRole('button', { name: 'Rensa' }));
  await waitFor(() => expect(within(group).getAllByRole('checkbox').length).toBeGreaterThan(12));
});

it('says why the server refuses a report, which can be tried again', async () => {
  await open('planner', '/plan?tab=report&type=assets&level=unit');
  await waitFor(async () => expect(isOff(await create())).toBe(false));
  await answering(
    async (path, request, program) =>
      path === '/api/overview/assets/report'
        ? Response.json({ error: 'internal', message: 'Något gick fel hos oss. Försök igen.' }, { status: 500 })
        : program(request),
    async () => {
      await user.click(await create());
      await screen.findByText('Rapporten kunde inte skapas');
      expect(screen.queryByRole('article')).toBeNull();
    },
  );
  await press(/Försök igen/);
  await within(await screen.findByRole('article')).findByRole('heading', { level: 1 });
});

it('cancels a report that takes long, and creates it again', async () => {
  await open('planner', '/plan?tab=report&type=assets&level=unit');
  await waitFor(async () => expect(isOff(await create())).toBe(false));
  let asked: AbortSignal | null | undefined;
  await answering(
    async (path, request, program) => {
      if (path !== '/api/overview/assets/report') return program(request);
      asked = request.signal;
      return new Promise((_, reject) => {
        asked?.addEventListener('abort', () => reject(asked?.reason));
      });
    },
    async () => {
      await user.click(await create());
      await screen.findByText('Rapporten skapas av 1 avdelning …');
      expect(isOff(await create())).toBe(true);
      await press('Avbryt');
      await screen.findByText('Rapporten avbröts.');
      expect(asked?.aborted).toBe(true);
      expect(isOff(await create())).toBe(false);
    },
  );
  await press('Skapa igen');
  await within(await screen.findByRole('article')).findByRole('heading', { level: 1 });
});

it('keeps the settings that fit when another unit is chosen in the header, and creates no report of it', async () => {
  await open('superuser', '/plan?tab=report&type=assets&level=unit&start=2026-08-31&end=2026-11-29&receipt=true');
  await form();
  await press(/Byt plats$/);
  await fill(await screen.findByRole('combobox', { name: /^Sök plats/ }), 'medicinavdelning 33');
  await screen.findAllByRole('option', { name: /Medicinavdelning 33/ });
  const unitOf = () => shownAddress().parameters.get('unitId');
  const before = unitOf();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(unitOf()).not.toBe(before));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Visa fler siffror per vecka' }).checked).toBe(true),
  );
  expect(Object.fromEntries(shownAddress().parameters)).toMatchObject({
    type: 'assets',
    start: '2026-08-31',
    end: '2026-11-29',
  });
  expect(screen.queryByRole('article')).toBeNull();
});

it('saves the legend of key values with the other settings, and chooses it again', async () => {
  const keyValues = '/plan?tab=report&type=keyvalues&level=unit&keyvalue=3';
  await open('planner', `${keyValues}&shifts=dag`);
  await press('Sparade inställningar');
  await fill(await screen.findByRole('textbox', { name: 'Namn' }), 'Bara dag');
  await press('Spara inställningarna');
  await screen.findByRole('button', { name: 'Bara dag' });
  await goTo(`${keyValues}&shifts=dag,natt`);
  await waitFor(() => expect(shownAddress().parameters.get('shifts')).toBe('dag,natt'));
  // The button is another one once the new address is shown, and its list may have closed with the earlier one.
  await waitFor(async () => {
    const shown = screen.queryByRole('button', { name: 'Bara dag' });
    await user.click(shown ?? screen.getByRole('button', { name: 'Sparade inställningar' }));
    expect(shownAddress().parameters.get('shifts')).toBe('dag');
  });
});

it('leads from a cost to the row of the stencil that it is computed with', async () => {
  await open('planner', '/plan?tab=budget&year=2025');
  await screen.findByRole('grid', { name: 'Schabloner per år' });
  await goTo(`/plan?${shownAddress().parameters}`.replace('tab=budget', 'tab=report'));
  await form();
  await goTo(
    `/plan?${shownAddress().parameters}&year=2025&row=stencil&from=2025-03-01`.replace('tab=report', 'tab=budget'),
  );
  const grid = await screen.findByRole('grid', { name: 'Schabloner per år' });
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
  expect(document.activeElement?.closest('tr')?.textContent).toContain('2025');
});

it.each([
  ['cost', /^Förklara .*behovets kostnad.*: [\d\s]+,\d$/],
  ['difference of costs', /^Förklara .*tillgång − behov.*: \S+,\d$/],
])('writes an explained %s as the table has it', async (_, name) => {
  await open('planner', '/plan?tab=report&level=unit&type=assets&start=2026-08-31&end=2026-11-29&cost=true');
  await waitFor(async () => expect(isOff(await create())).toBe(false));
  await user.click(await create());
  const figure = (await screen.findAllByRole('button', { name }))[0]!;
  await user.click(figure);
  const panel = await screen.findByRole('region', { name: 'Förklara' });
  await within(panel).findAllByRole('table');
  expect(panel.querySelector('b')?.textContent).toBe(figure.textContent);
});

it('reports the follow-up of an area with the text that is changed in it', async () => {
  const { orgId, areaId } = await placeIn('Medicin', 'Medicinavdelning 33');
  await open('superuser', `/plan?${new URLSearchParams({ orgId, areaId, tab: 'report', type: 'yearfollowup' })}`);
  const settings = within(await form());
  expect(settings.getByRole<HTMLInputElement>('radio', { name: 'Verksamhet' }).checked).toBe(true);
  expect(settings.queryByRole('radio', { name: 'Avdelning' })).toBeNull();
  await user.click(settings.getByRole('radio', { name: 'Tkr' }));
  await user.click(await create());
  const report = await screen.findByRole('article', { name: /^Uppföljning \d{4}$/ });
  expect(report.querySelector('header')?.textContent).toMatch(/Medicin\s· \d+ avdelningar/);
  within(report).getByRole('heading', { name: 'Per avdelning, tkr' });
  expect(shownAddress().parameters.get('measure')).toBe('cost');
  await press('Redigera', report);
  const dialog = await screen.findByRole('dialog', { name: /^Kommentar till/ });
  await fill(within(dialog).getByLabelText('Kommentar'), 'Sommaren blir dyr.');
  await press('Spara', dialog);
  await within(report).findByText('Sommaren blir dyr.');
});

it('says why who may read single units cannot report the follow-up of a place', async () => {
  await open('planner', '/plan?tab=report&type=yearfollowup');
  const settings = within(await form());
  await settings.findByText(/^Kontot får läsa enskilda avdelningar/);
  expect(settings.queryByRole('radiogroup', { name: 'Nivå' })).toBeNull();
  expect(isOff(await create())).toBe(true);
});

it('says that a unit has no follow-up of a place, and lets a reader of its area create one that cannot be changed', async () => {
  await open('reader', '/plan?tab=report&type=yearfollowup&level=unit');
  await within(await form()).findByText('Välj verksamhet eller organisation.');
  expect(isOff(await create())).toBe(true);
  await user.click(within(await form()).getByRole('radio', { name: 'Verksamhet' }));
  await user.click(await create());
  const report = await screen.findByRole('article', { name: /^Uppföljning \d{4}$/ });
  expect(within(report).queryByRole('button', { name: /Redigera/ })).toBeNull();
});

it('begins with the category of the place, and leaves a link that names a type as it is', async () => {
  const ids = await placeIn('Medicin', 'Medicinavdelning 33', 'Sjuksköterska');
  const at = `/plan?${new URLSearchParams({ ...ids, tab: 'report' })}`;
  const category = async (name: string) => within(await form()).findByRole('button', { name: `Kategori ${name}` });
  await open('superuser', at);
  await user.click(await category('Sjuksköterska'));
  await user.click(await within(await form()).findByRole('checkbox', { name: 'Alla kategorier' }));
  await category('Alla kategorier');
  await goTo(`${at}&type=demands&level=unit`);
  await category('Alla kategorier');
});
