import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { apiAs, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

it('wages are typed in the sheet of the organisation, copied to the next year and saved together', async () => {
  const { unit } = await makeOrganization('Region Lönekostnad');
  const organization = unit.split('/areas')[0]!;
  await open('admin', `${organization}/rates`);
  const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
  const cells = within(grid)
    .getAllByRole('row')
    .filter((row) => /2026/.test(row.textContent ?? ''))
    .flatMap((row) => within(row).getAllByRole('gridcell'));
  await user.click(cells[1]!);
  await user.keyboard('38000{Tab}52,28{Tab}0{Enter}');
  await press('Kopiera till 2027');
  await expectAccessible();
  await press(/Spara$/);
  await screen.findByText('Lönekostnaderna är sparade.');
  const stored = async () => (await (await apiAs('admin')).get(`/api${organization}/rates`)).data.rates;
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { year: 2027, monthlySalary: 38_000, payrollTax: 52.28 },
      { year: 2026, monthlySalary: 38_000, payrollTax: 52.28, evening: 0, night: null },
    ]),
  );
});

it('a salary of 0 is refused at its cell, and is not sent', async () => {
  const { unit } = await makeOrganization('Region Noll');
  await open('admin', `${unit}/rates`);
  const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
  const row = within(grid)
    .getAllByRole('row')
    .find((one) => /2027/.test(one.textContent ?? ''))!;
  await user.click(within(row).getAllByRole('gridcell')[1]!);
  await user.keyboard('0{Enter}');
  await waitFor(() =>
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .some((cell) => cell.getAttribute('aria-invalid') === 'true'),
    ).toBe(true),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Spara$/ }).disabled).toBe(true);
});

/** The cell of a row of the sheet, by the text that its row head has and the number of its column. */
const cellOf = async (row: RegExp, column: number) => {
  const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
  const found = within(grid)
    .getAllByRole('row')
    .find((one) => row.test(one.textContent ?? ''))!;
  return within(found).getAllByRole('gridcell')[column]!;
};
const [salary, evening, hour, share, withOb] = [1, 3, 9, 10, 11];

it('values that apply this year are locked until they are unlocked by a deliberate act, empty ones can be filled', async () => {
  const { unit } = await makeOrganization('Region Låsta löner');
  const organization = unit.split('/areas')[0]!;
  const admin = await apiAs('admin');
  const rates = [{ category: 'Sjuksköterska', year: 2026, monthlySalary: 38_000, payrollTax: 50 }];
  await admin.put(`/api${organization}/rates`, { rates, version: 0 });
  await open('admin', `${organization}/rates`);

  await user.click(await cellOf(/2026/, salary!));
  await user.keyboard('39000{Enter}');
  await screen.findByText(/Välj Lås upp/);
  expect((await cellOf(/2026/, salary!)).textContent).toMatch(/38.000/);
  await user.click(await cellOf(/2026/, evening!));
  await user.keyboard('25{Enter}');
  expect((await cellOf(/2026/, evening!)).textContent).toContain('25,00');

  await press('Lås upp');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('räknas kostnaderna för de åren om');
  await user.click(within(question).getByRole('button', { name: 'Lås upp' }));
  await user.click(await cellOf(/2026/, salary!));
  await user.keyboard('39000{Enter}');
  await press(/Spara$/);
  await screen.findByText('Lönekostnaderna är sparade.');
  expect((await admin.get(`/api${organization}/rates`)).data.rates).toMatchObject([
    { year: 2026, monthlySalary: 39_000, payrollTax: 50, evening: 25 },
  ]);
  await screen.findByRole('button', { name: 'Lås upp' });
  await expectAccessible();
});

it('the sheet shows what an hour costs by what is typed, and explains it or says what is missing', async () => {
  const { unit } = await makeOrganization('Region Timkostnad');
  const organization = unit.split('/areas')[0]!;
  await open('admin', `${organization}/rates`);
  await user.click(await cellOf(/2027/, salary!));
  await user.keyboard('44700{Tab}49,8{Enter}');
  const text = async (column: number) => (await cellOf(/2027/, column)).textContent;
  await waitFor(async () => expect(await text(hour!)).toBe('386'));
  expect([await text(share!), await text(withOb!)]).toEqual(['–', '–']);

  await user.click(within(await cellOf(/2027/, hour!)).getByRole('button', { name: /^Förklara Timkostnad/ }));
  const card = screen.getByRole('region', { name: /^Timkostnad, .* 2027$/ });
  expect(card.textContent).toMatch(/månadslön 44.700 × \(1 \+ PO 49,8 %\) ÷ 173,33 tim 386,3/);
  expect(card.textContent).toContain('andelen OB-tid kan inte räknas ut');
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  await expectAccessible();
});

it('an hour costs between the lowest and the highest where the full-time weeks of units differ, and both are explained', async () => {
  const { make, area, unit } = await makeOrganization('Region Spann');
  const organization = unit.split('/areas')[0]!;
  const other = `${area}/units/${await make(`/api${area}/units`, { name: 'Avdelning 2', shortName: 'Avd 2' })}`;
  const period = { start: '2026-01-05', workingHours: 37, workingMinutes: 0 };
  await make(`/api${other}/categories`, { name: 'sjuksköterska', period });
  const rates = [{ category: 'Sjuksköterska', year: 2027, monthlySalary: 44_700, payrollTax: 49.8 }];
  await (await apiAs('admin')).put(`/api${organization}/rates`, { rates, version: 0 });
  await open('admin', `${organization}/rates`);
  await waitFor(async () => expect((await cellOf(/2027/, hour!)).textContent).toBe('386–418'));
  await user.click(await cellOf(/2027/, hour!));
  const card = screen.getByRole('region', { name: /^Timkostnad, .* 2027$/ });
  expect(card.textContent).toContain('40:00 i veckan, 1 avdelning');
  expect(card.textContent).toContain('37:00 i veckan, 1 avdelning');
});

it('a block from Excel lands in the rows of its categories, and nowhere where that is not certain', async () => {
  const { make, unit } = await makeOrganization('Region Klistra löner');
  const period = { start: '2026-01-05', workingHours: 38, workingMinutes: 15 };
  await make(`/api${unit}/categories`, { name: 'Undersköterska', period });
  await open('admin', `${unit.split('/areas')[0]}/rates`);
  const salaries = async () => {
    const grid = await screen.findByRole('grid', { name: 'Lönekostnader' });
    return within(grid)
      .getAllByRole('row')
      .slice(2)
      .map((row) =>
        row.textContent
          .match(/^(\S+) *(\d{4}).*?(\d\d.000|–)/)
          ?.slice(1)
          .join(' ')
          .replace(/\u00a0/g, ' '),
      );
  };
  const empty = ['Sjuksköterska 2027 –', 'Sjuksköterska 2026 –', 'Undersköterska 2027 –', 'Undersköterska 2026 –'];
  await user.click(await cellOf(/2027/, salary!));
  await user.paste('38000\r\n31000\r\n');
  await screen.findByText(/^Raderna växlar mellan åren/);
  expect(await salaries()).toEqual(empty);

  await user.paste('undersköterska\t32000\r\nSjuksköterska\t39000\r\n');
  const named = ['Sjuksköterska 2027 39 000', empty[1], 'Undersköterska 2027 32 000', empty[3]];
  expect(await salaries()).toEqual(named);

  await user.click(screen.getByRole('radio', { name: '2026' }));
  await user.click(await cellOf(/2026/, salary!));
  await user.paste('38000\r\n31000\r\n');
  // A wrong value is not left behind in a year that is not shown.
  const tax = await cellOf(/2026/, 2);
  await user.click(tax);
  await user.keyboard('101{Enter}');
  await user.click(screen.getByRole('radio', { name: '2027' }));
  expect(screen.getByRole('radio', { name: '2026' })).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(tax));
  await user.keyboard('50{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Båda' }));
  expect(await salaries()).toEqual([named[0], 'Sjuksköterska 2026 38 000', named[2], 'Undersköterska 2026 31 000']);
  await expectAccessible();
});
