import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { chooseLanguage } from '#web/platform/locales/i18n.ts';
import { makeOrganization } from './support/made.ts';
import { answering, apiAs, fill, goTo, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

/** For an account that may unlock it. */
const LOCKED = 'The demand period is locked for adjustments. Unlock it first, under More.';
const WITHIN_LOCKED =
  'The demand period was created within a locked period. Contact an organizational administrator or Adacta to unlock.';

const monday = (weeks: number) => addDays(mondayOf(todayInStockholm(new Date())), 7 * weeks);
const sunday = (weeks: number) => addDays(monday(weeks), 6);

const openInEnglish = async (address: string) => {
  await open('admin', address);
  await chooseLanguage('en');
};
const chooseItem = async (menu: string | RegExp, item: string) => {
  await press(menu);
  await user.click(await screen.findByRole('menuitem', { name: (name) => name.includes(item) }));
};
const gone = (element: HTMLElement) => waitFor(() => expect(element.isConnected).toBe(false));

/** Cuts the bodies of requests by a method, so that the server refuses them although the form took what was typed. */
const cutting = (method: 'POST' | 'PUT', work: () => Promise<unknown>) =>
  answering(
    async (path, request, program) =>
      program(
        path.startsWith('/api/organizations/') && request.method === method ? { ...request, body: '{' } : request,
      ),
    work,
  );

it('does not remove a demand period that was locked meanwhile, and says where it is unlocked', async () => {
  const { make, category, tab } = await makeOrganization('Region Låst');
  const api = await apiAs('admin');
  const id = await make(`/api${category}/demands`, { start: monday(4), end: sunday(15) });
  await openInEnglish(tab('demand', { period: id }));
  await chooseItem(/^More:/, 'Remove period');
  const question = await screen.findByRole('dialog', { name: /^Remove the demand period/ });
  expect((await api.put(`/api${category}/demands/${id}/lock`)).status).toBe(200);
  await press('Remove', question);
  await screen.findByText(/changed this .*What is saved is shown now/);
  await chooseItem(/^More:/, 'Remove period');
  await screen.findByText(LOCKED);
  expect((await api.get(`/api${category}/demands/${id}`)).data).toMatchObject({ locked: true });
});

it('does not create a demand period inside one that was locked meanwhile, in the specified words', async () => {
  const { make, category, tab } = await makeOrganization('Region Inom Låst');
  const api = await apiAs('admin');
  const id = await make(`/api${category}/demands`, { start: monday(4), end: sunday(15) });
  const last = await make(`/api${category}/demands`, { start: monday(16), end: null });
  await openInEnglish(tab('demand', { period: id }));
  await press('New period');
  const form = await screen.findByRole('dialog', { name: 'New demand period' });
  expect((await api.put(`/api${category}/demands/${last}/lock`)).status).toBe(200);
  await press('Create period', form);
  await within(form).findByText(WITHIN_LOCKED);
  expect((await api.get(`/api${category}/demands`)).rows).toHaveLength(2);
});

it.each([
  {
    tab: 'schemas',
    path: 'schemas',
    more: 'More choices for the period',
    failed: [
      'Failed to create assetschema',
      'Failed to update assetschema period',
      'Not allowed to remove asset schema',
    ],
  },
  {
    tab: 'demand',
    path: 'demands',
    more: /^More:/,
    failed: ['Failed to create demand', 'Failed to update demand period', 'Failed to delete demand period'],
  },
])('says in the specified words what failed at refused periods of the tab $tab', async (kind) => {
  const { make, category, tab } = await makeOrganization(`Region Avvisad ${kind.tab}`);
  const api = await apiAs('admin');
  const id = await make(`/api${category}/${kind.path}`, { start: monday(4), end: sunday(15) });
  await openInEnglish(tab(kind.tab, { period: id }));
  const says = async (form: HTMLElement, text: string) =>
    waitFor(() => expect(within(form).getByRole('alert').textContent).toContain(text));

  await press('New period');
  const created = await screen.findByRole('dialog');
  await cutting('POST', async () => {
    await press('Create period', created);
    await says(created, kind.failed[0]!);
  });
  await user.keyboard('{Escape}');
  await gone(created);

  await chooseItem(kind.more, 'Change period');
  const changed = await screen.findByRole('dialog');
  const start = within(changed).getByLabelText<HTMLInputElement>('Start week').value;
  await fill(within(changed).getByLabelText('End week'), start);
  await user.tab();
  await cutting('PUT', async () => {
    await press(/Save$/, changed);
    await says(changed, kind.failed[1]!);
  });
  await user.keyboard('{Escape}');
  await press('Leave without saving');
  await gone(changed);

  // Another account removes it; the screen goes on with what it has loaded.
  expect((await api.remove(`/api${category}/${kind.path}/${id}`)).status).toBe(204);
  await chooseItem(kind.more, 'Remove period');
  await press('Remove', await screen.findByRole('dialog'));
  const alert = await screen.findByText((text) => text.includes(kind.failed[2]!));
  expect(alert.closest('[role="alert"]')?.textContent).toContain('It does not exist');
  expect((await api.get(`/api${category}/${kind.path}`)).rows).toHaveLength(0);
});

/** A unit with beds and budget hours. */
const makeUnitWithBeds = async (name: string) => {
  const made = await makeOrganization(name);
  expect((await made.api.put(`/api${made.unit}`, { hasBedsActivated: true, hasBudgetHours: true })).status).toBe(200);
  return made;
};

it('says in the specified words why beds, budget, budget hours and stencils are not created, and saves a second try', async () => {
  const { api, unit, tab } = await makeUnitWithBeds('Region Skapar');
  await openInEnglish(tab('demand'));
  const refuse = async (name: string, label: string, text: string, failed: string) => {
    const form = await screen.findByRole('dialog', { name });
    const field = within(form).getByLabelText(label);
    await fill(field, text);
    await cutting('POST', async () => {
      await press(/Save$/, form);
      await within(form).findByText(failed);
    });
    expect(field).toHaveProperty('value', text);
    await press(/Save$/, form);
    await gone(form);
  };
  const newPeriod = async (region: string) => press('New period', await screen.findByRole('region', { name: region }));

  await press('New bed period');
  await refuse('New bed period', 'Beds on weekdays', '21', 'Failed to create bed period');
  await goTo(tab('budget'));
  await newPeriod('Sjuksköterska, budget periods');
  await refuse('New budget period', 'FTE', '2,5', 'Failed to create budget period');
  await newPeriod('Budget hours');
  await refuse('New period of budget hours', 'Hours a month', '1600', 'Failed to create budget hours period');
  await press('New year');
  await refuse('New stencil', 'Hour cost', '390', 'Failed to create stencil');
  for (const path of ['beds', 'budget-hours', 'stencils'])
    expect((await api.get(`/api${unit}/${path}`)).rows, path).toHaveLength(1);
});

it('says what failed at refused changes of beds, budget, budget hours and stencils, and keeps what is typed', async () => {
  const { api, make, unit, category, tab } = await makeUnitWithBeds('Region Ändrar');
  const start = monday(4);
  const year = Number(start.slice(0, 4)) + 1;
  const paths = {
    beds: `/api${unit}/beds/${await make(`/api${unit}/beds`, { start, beds: 20 })}`,
    budget: `/api${category}/budget-periods/${await make(`/api${category}/budget-periods`, { start, budget: 4 })}`,
    hours: `/api${unit}/budget-hours/${await make(`/api${unit}/budget-hours`, { start, budget: 1600 })}`,
    stencil: `/api${unit}/stencils/${await make(`/api${unit}/stencils`, { year, hour: 390 })}`,
  };
  await openInEnglish(tab('demand'));
  const refuse = async (
    name: string,
    [label, text]: readonly [string, string],
    path: string,
    [update, remove]: readonly [string, string],
    comments = 1,
  ) => {
    const form = await screen.findByRole('dialog', { name });
    const field = within(form).getByLabelText(label);
    const says = (failed: string) =>
      waitFor(() => expect(within(form).getByRole('alert').textContent).toContain(failed));
    await fill(field, text);
    await cutting('PUT', async () => {
      await press(/Save$/, form);
      await says(update);
    });
    // Another account removes it; the screen goes on with what it has loaded.
    expect((await api.remove(path)).status).toBe(204);
    await press('Remove', form);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    await press('Remove', screen.getAllByRole('dialog').at(-1)!);
    await says(remove);
    expect(field).toHaveProperty('value', text);
    expect(form.querySelectorAll('textarea[rows="3"]')).toHaveLength(comments);
    await user.keyboard('{Escape}');
    await press('Leave without saving');
    await gone(form);
  };
  const change = async (name: string, which: number) =>
    user.click((await screen.findAllByRole('button', { name: (one) => one.includes(name) })).at(which)!);

  const beds = await screen.findByRole('grid', { name: 'Beds per period' });
  await user.click(beds.querySelector('[data-row="0"][data-column="0"]')!);
  await press('Change bed period');
  await refuse('Change bed period', ['Beds on weekdays', '21'], paths.beds, [
    'Failed to update bed period',
    'Failed to delete bed period',
  ]);
  await goTo(tab('budget'));
  await change(`Change ${start}`, 0);
  await refuse('Change budget period', ['FTE', '5'], paths.budget, [
    'Failed to update budget period',
    'Not allowed to remove budget period',
  ]);
  await change(`Change ${start}`, -1);
  await refuse('Change budget hours', ['Hours a month', '1700'], paths.hours, [
    'Failed to update budget hours period',
    'Not allowed to remove budget hours period',
  ]);
  await change(`Change ${year}`, 0);
  await refuse(
    'Change stencil',
    ['Hour cost', '400'],
    paths.stencil,
    ['Failed to update stencil', 'Failed to delete stencil'],
    0,
  );
});
