import { expect, type Page } from '@playwright/test';
import type { ImportMapping } from '#shared/model/importMapping.ts';
import { hoursFile, personnelFile } from '../support/imports.ts';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, makeImportUnit, withFtp } from './support/imports.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const differences = (page: Page) => page.getByRole('region', { name: 'Skillnader' });
const history = (page: Page) => page.getByRole('region', { name: 'Tidigare inläsningar' });
const question = (page: Page) => page.getByRole('dialog');

test('a SuperAdmin previews a staff file, maps a category, imports it and takes it back', async ({ page }) => {
  const { address, api, categoryPath, categoryId } = await makeImportUnit(page);
  const staff = async () => (await api.get(`${categoryPath}/${categoryId}/assets`)) as { readonly name: string }[];
  await signIn(page, 'superadmin', `${address}/import`);
  await expect(page.getByText('Ingen personalfil är vald')).toBeVisible();
  await expect(history(page).getByText('Inget är inläst än')).toBeVisible();
  // Large enough for two parts.
  await chooseFile(page, 'utan.csv', `ENHET;NAMN\r\n${'3031;Ek, Eva\r\n'.repeat(60_000)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Kolumnen ANSTNR saknas i filen.' })).toBeVisible();

  const content = personnelFile(
    '3031;1;Ekström, Malin;Sjuksköterska;75,00;20260303;;N',
    '3031;2;=Berg, Elin;Leg. sjuksköterska;100,00;20260302;20260802;J',
    '7731;3;Ek, Ulf;Sjuksköterska;100,00;20260302;;N',
  );
  await chooseFile(page, 'personal.csv', content);
  const malin = differences(page).getByRole('row', { name: /Malin Ekström/ });
  await expect(malin).toContainText('v10 2026 – tillsv.');
  await expect(malin).toContainText('datum inne i en vecka breddas till hela veckor.');
  const remarks = page.getByRole('region', { name: 'Fel och anmärkningar per rad' });
  await expect(remarks).toContainText('NAMN ”=Berg, Elin” läses som text.');
  await expect(remarks).toContainText('ENHET ”7731” finns inte i organisationen.');
  await expect(page.getByRole('region', { name: 'Förhandsvisning: personal' })).toContainText('Malin Ekström');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Läs in 1 medarbetare' })).toBeEnabled();

  await differences(page)
    .getByRole('combobox', { name: /^Kategori för/ })
    .click();
  await page.getByTitle('Sjuksköterska', { exact: true }).last().click();
  await expect(differences(page).getByRole('row', { name: /Elin =Berg/ })).toContainText('1,00 vikarie');
  await page.getByRole('button', { name: 'Läs in 2 medarbetare' }).click();
  await expect(page.getByText('2 medarbetare är inlästa.')).toBeVisible();
  await expect(page.getByText('Filen är redan inläst.')).toBeVisible();
  expect((await staff()).map(({ name }) => name).sort()).toEqual(['Elin =Berg', 'Malin Ekström']);

  await history(page)
    .getByRole('button', { name: /^Ångra inläsningen/ })
    .click();
  await question(page).getByRole('button', { name: 'Ångra' }).click();
  await expect(history(page)).toContainText(/ångrad \d/);
  await expect(page.getByRole('button', { name: 'Läs in 2 medarbetare' })).toBeEnabled();
  expect(await staff()).toEqual([]);
});

test('worked hours overwrite typed values only after a question, and a faulty line names its unit', async ({
  page,
}) => {
  const { address, api } = await makeImportUnit(page);
  const U = `/api${address}`;
  const activity = { name: 'Arbetad tid', type: 'Worklog', start: 2025, heromaActivityIdentifier: 'ARB' };
  const { id } = (await api.post(`${U}/activity`, activity)) as { readonly id: string };
  await api.put(`${U}/activity/input`, { year: 2026, inputs: [{ activityId: id, jan: 5 }] });
  await signIn(page, 'superadmin', `${address}/import?file=hours`);
  await chooseFile(page, 'tid.csv', hoursFile('3031;202601;ARB;Månadslön;sju'));
  await expect(differences(page)).toContainText('Avdelning 1 läses inte in: filen har fel');
  await expect(page.getByRole('region', { name: /^Fel och/ })).toContainText('TIMMAR ”sju” är inte ett tal.');
  await expect(page.getByRole('button', { name: 'Läs in 0 värden' })).toBeDisabled();

  await chooseFile(page, 'tid.csv', hoursFile('3031;202601;ARB;Månadslön;100,50'));
  const january = differences(page).getByRole('row', { name: /Januari 2026/ });
  await expect(january).toContainText('Skriver över det som är inskrivet för hand.');
  await page.getByRole('button', { name: 'Läs in 1 värde' }).click();
  await expect(question(page)).toContainText('skriver över 1 värde');
  await question(page).getByRole('button', { name: 'Avbryt' }).click();
  await expect(question(page)).toBeHidden();
  expect(await api.get(`${U}/activity/input/2026`)).toMatchObject([{ jan: 5 }]);
  await page.getByRole('button', { name: 'Läs in 1 värde' }).click();
  await question(page).getByRole('button', { name: 'Läs in' }).click();
  await expect(page.getByText('1 värde är inläst.')).toBeVisible();
  expect(await api.get(`${U}/activity/input/2026`)).toMatchObject([{ jan: 100.5, imported: ['jan'] }]);
});

test('the connection of an organisation is tested, its columns are mapped, and all units are imported', async ({
  page,
}) => {
  const { orgAddress, address, categoryPath, categoryId, api } = await makeImportUnit(page);
  await api.put(`/api${orgAddress}`, { heromaImportFtp: 'localhost', ftpUser: 'heroma', dayOfImport: 31 });
  await signIn(page, 'superadmin', `${orgAddress}/edit`);
  const save = (group: string) =>
    page.getByRole('form', { name: group }).getByRole('button', { name: 'Spara', exact: true }).click();
  await withFtp(page, async (ftp) => {
    const own = 'Enhet;Nr;Namn;Titel;Syssgrad;From;Tom;Vikarie\n3031;1;Ek, Eva;Sjuksköterska;80;20260302;;N\n';
    await ftp.put('personal_1.csv', own);
    await page.getByLabel('FTP-lösenord').fill('fel');
    await expect(page.getByRole('button', { name: 'Testa anslutning' })).toBeDisabled();
    await save('HR-systemets server');
    await expect(page.getByLabel('FTP-lösenord')).toHaveValue('');
    await page.getByRole('combobox', { name: 'Kryptering' }).click();
    await page.getByTitle('FTP utan kryptering').click();
    await expect(page.getByRole('button', { name: 'Testa anslutning' })).toBeDisabled();
    await save('HR-systemets filer');
    await page.getByRole('button', { name: 'Testa anslutning' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Anslutningen fungerar inte.' });
    await expect(refused).toContainText('Fel användarnamn eller lösenord till FTP-servern.');

    await page.getByLabel('FTP-lösenord').fill(ftp.password);
    await save('HR-systemets server');
    await expect(page.getByLabel('FTP-lösenord')).toHaveValue('');
    await page.getByRole('button', { name: 'Testa anslutning' }).click();
    await expect(page.getByText('Anslutningen fungerar. 1 fil på servern.')).toBeVisible();

    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Hämta från HR-systemet' }).click();
    const sample = page.getByRole('region', { name: 'Förhandsvisning: personal' });
    await expect(sample).toContainText('Saknas i filen: ANSTNR');
    const choices = [
      ['Nr', 'Anst.nr'],
      ['Titel', 'Kategori'],
    ] as const;
    for (const [column, field] of choices) {
      const choice = page.getByRole('combobox', { name: `Kolumnen ${column} blir`, exact: true });
      await choice.click();
      await page.locator('.ant-select-dropdown:visible').getByTitle(field, { exact: true }).click();
      await expect(page.getByRole('cell').filter({ has: choice })).toContainText(field);
    }
    await expect(sample).toContainText('Eva Ek');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Läs in 1 medarbetare' }).click();
    await expect(page.getByText('1 medarbetare är inläst.')).toBeVisible();
    expect(await api.get(`${categoryPath}/${categoryId}/assets`)).toMatchObject([{ name: 'Eva Ek' }]);
    await differences(page).getByText('Inga skillnader.').waitFor();
  });
  await page.goto(`/#${address}/import`);
  await expect(history(page)).toContainText('personal_1.csv');
});

test('a conflict over how files are fetched keeps the columns that the other user mapped', async ({ page }) => {
  const { orgAddress, api } = await makeImportUnit(page);
  const mapping = `/api${orgAddress}/import-mapping`;
  const stored = (await api.get(mapping)) as ImportMapping;
  await signIn(page, 'superadmin', `${orgAddress}/import`);
  await page.getByRole('link', { name: 'Ställ in server, filnamn och spärr' }).click();
  const marked = page.getByRole('navigation', { name: 'Grupper av inställningar' }).locator('[aria-current]');
  await expect(marked).toHaveText('Namn');
  // The list follows the scrolling where nothing has the focus.
  await page.getByRole('button', { name: 'Testa anslutning' }).scrollIntoViewIfNeeded();
  await expect(marked).toHaveText(/^HR-systemets/);
  await page.getByLabel('Personalfilens namn börjar med').fill('min_');
  await expect(marked).toHaveText(/^HR-systemets filer/);
  await api.put(mapping, {
    ...stored,
    files: { ...stored.files, personnel: 'din_' },
    personnel: { ...stored.personnel, unit: 'Avdelning' },
  });
  const files = page.getByRole('form', { name: 'HR-systemets filer' });
  await files.getByRole('button', { name: 'Spara', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(dialog.getByRole('row', { name: 'Personalfilens namn börjar med din_ min_' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(page.getByText('Inställningarna är sparade.')).toBeVisible();
  expect(await api.get(mapping)).toMatchObject({ files: { personnel: 'min_' }, personnel: { unit: 'Avdelning' } });
});
