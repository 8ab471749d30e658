import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { formatNumber, formatReceipt } from '#shared/quantity/format.ts';
import { round } from '#shared/quantity/round.ts';
import { readCsv, readWorkbook } from '../support/workbook.ts';
import { apiAs } from './support/api.ts';
import { makeActivities } from './support/followUp.ts';
import { packed } from './support/pdf.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { printPages } from './support/print.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const year = 2026;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Maj', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dec'] as const;

interface Demand {
  readonly id: string;
}

/**
 * A unit with odd parts: July without beds, rented hours without a rate, a category with a budget but no staffing, one that begins on 1 July,
 * and two months without worked hours.
 */
const makeOddUnit = async (page: Page) => {
  const { orgId, areaId, make } = await makeOrganization(page, uniqueName('Region Avstämd'));
  const areaPath = `/api/organizations/${orgId}/areas/${areaId}`;
  const unit = { name: 'Udda avdelning', shortName: 'Udda', hasBedsActivated: true };
  const unitId = await make(`${areaPath}/units`, unit);
  const unitPath = `${areaPath}/units/${unitId}`;
  const api = await apiAs(page, usernameOf('admin'));
  const day = { startHour: 8, startMinute: 0, endHour: 16, endMinute: 0 };
  const category = async (name: string, start: string, from: string, value: string) => {
    const period = { start, workingHours: 40, workingMinutes: 0 };
    const path = `${unitPath}/categories/${await make(`${unitPath}/categories`, { name, period })}`;
    const shiftId = await make(`${path}/shift`, { name: 'Dag', period: { start } });
    const { id } = (await api.post(`${path}/demands`, { start: from, end: '2027-01-03', base: 'nothing' })) as Demand;
    const values = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((one) => [one, value]));
    await api.put(`${path}/demands/${id}`, { shiftDemands: [{ shiftId, ...values, ...day }] });
    await make(`${path}/assets`, { name: `Anställd ${name}`, period: { start: from, end: null, workRate: 0.75 } });
  };
  await category('Sjuksköterska', '2025-12-29', '2025-12-29', '2');
  await category('Läkare', '2026-07-01', '2026-06-29', '1');
  const idle = await make(`${unitPath}/categories`, { name: 'Undersköterska' });
  await make(`${unitPath}/categories/${idle}/budget-periods`, { start: '2026-01-01', end: '2026-12-31', budget: 3 });
  await api.post(`${unitPath}/stencils`, { year, hour: 400, monthlyWorkHours: 160 });
  for (const [start, end, beds] of [
    ['2025-12-29', '2026-06-28', 10],
    ['2026-06-29', '2026-08-02', 0],
    ['2026-08-03', '2027-01-03', 10],
  ] as const)
    await make(`${unitPath}/beds`, { start, end, beds, weekendBeds: beds });
  await makeActivities(page, unitPath, year, [
    { name: 'Egen personal', type: 'Worklog', map: 'Work', values: Array<number>(10).fill(500) },
    { name: 'Hyrpersonal', type: 'Worklog', map: 'Rental', values: Array<number>(10).fill(20) },
  ]);
  return { orgId, areaId, unitId };
};

const save = async (page: Page, kind: RegExp): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Exportera' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: kind }).click()]);
  await expect(page.getByRole('button', { name: 'Exportera' })).toBeEnabled();
  return readFileSync(await file.path());
};

const numberIn = (text: string | null | undefined): number | null => (text ? Number(text.replace(',', '.')) : null);

test('a year of one unit has the same figures on the screen, on paper, in CSV and in the workbook', async ({
  page,
}) => {
  const ids = await makeOddUnit(page);
  const reportAt = (settings: Readonly<Record<string, string>>) => {
    const of = {
      tab: 'report',
      level: 'unit',
      unitIds: ids.unitId,
      startYear: `${year}`,
      endYear: `${year}`,
      created: '1',
    };
    return `/plan?${new URLSearchParams({ ...ids, ...of, ...settings })}`;
  };
  await enterAs(page, usernameOf('admin'), reportAt({ type: 'followup' }));
  const table = page.getByRole('table', { name: /^Uppföljning per månad/ });
  await expect(table).toBeVisible();
  const screen = await table.locator('tr:has(td button)').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('th')?.innerText.trim() ?? '',
      figures: [...row.querySelectorAll('td button')].map((button) => button.textContent),
    })),
  );
  const csv = readCsv((await save(page, /^CSV/)).toString('utf8'))['']!;
  const workbook = (await readWorkbook(await save(page, /Excel-arbetsbok/))).Uppföljning!;
  expect(csv).toHaveLength(screen.length);
  expect(workbook).toHaveLength(screen.length);
  const paper = (await printPages(page, 'Arbetad tid mot behov per månad')).join('\n');

  const both = 'Totalt, månader med både arbetad tid och behov';
  const rowOf = (name: string) => csv.find(({ Rad }) => Rad === name)!;
  /** A figure of a file as the screen writes it: a difference is that of the rows above it as they are written. */
  const written = (row: (typeof csv)[number], title: string): number | null => {
    const value = numberIn(row[title]);
    const decimals = row.Enhet === 'tjänster' ? 2 : 0;
    const terms = {
      Differens: ['Total arbetad tid', 'Behovstimmar'],
      Ospecificerad: ['Differens i tjänster', 'Specificerad'],
    };
    const [from, less] = (terms[row.Rad as keyof typeof terms] ?? []).map((name) => {
      const at = title === 'Totalt' ? both : title;
      const term = numberIn(rowOf(name)[at]);
      return term === null ? null : round(term, decimals);
    });
    if (value === null || from == null || less == null) return value;
    return round(from - less, decimals);
  };
  for (const [index, { name, figures }] of screen.entries()) {
    const [inCsv, inBook] = [csv[index]!, workbook[index]!];
    expect([inCsv.Rad, name].some((one) => name.includes(String(one)))).toBe(true);
    const isDifference = /[Dd]ifferens|^Ospecificerad|^Sjuksköterska/.test(`${inCsv.Rad}`);
    const shown = (value: number | null) => {
      if (value === null) return '–';
      const sign = isDifference && round(value, inCsv.Enhet === 'tjänster' ? 2 : 0) > 0 ? '+' : '';
      return sign + (inCsv.Enhet === 'tjänster' ? formatReceipt(value) : formatNumber(round(value, 0)));
    };
    for (const [at, title] of [...months, 'Totalt'].entries()) {
      const value = numberIn(inCsv[title]);
      expect(inBook[title] ?? null, `${name} ${title}`).toBe(value);
      expect(figures[at], `${name} ${title}`).toBe(shown(written(inCsv, title)));
    }
    expect(paper, name).toContain(packed(figures.slice(0, 12).join('')));
  }

  // Computed by hand: two shifts of 8 hours a day, from 29 June three; 520 worked hours a month to October.
  expect(rowOf('Behovstimmar')).toMatchObject({ Jan: '496', Jul: '744', Totalt: '7328', [both]: '5864' });
  expect(rowOf('Total arbetad tid')).toMatchObject({ Totalt: '5200', [both]: '5200', 'Kostnad, tkr': '2080' });
  expect(rowOf('Differens')).toMatchObject({ Totalt: '-664' });
  expect(rowOf('Hyrpersonal')['Kostnad avser']).toBe('Timkostnad: egen taxa saknas');
  await expect(table.getByRole('row', { name: /^Behovstimmar/ })).toContainText(
    '10 mån: 5 864'.replace('5 8', '5\u00a08'),
  );

  // July has no beds: neither its hours nor its days count. 5120 hours ÷ 2690 bed-days.
  await page.goto(`/#${reportAt({ type: 'keyvalues', keyvalue: '1', startMonth: '1', endMonth: '12' })}`);
  await expect(page.getByRole('region', { name: 'Det som saknas' })).toContainText('Vårdplatser saknas');
  const worked = readCsv((await save(page, /^CSV/)).toString('utf8'))['']!;
  expect(Object.values(worked[0]!)).toContain('1,903346');
  await expect(page.getByRole('article')).toContainText('1,9');

  // A simulated week stands for the year: 112 hours ÷ 70 bed-days.
  const simulated = { type: 'keyvalues', keyvalue: '3', simulateWeek: '10' };
  await page.goto(`/#${reportAt(simulated)}`);
  await expect(page.getByRole('article')).toContainText('v10');
  const [ofWeek] = readCsv((await save(page, /^CSV/)).toString('utf8'))['']!;
  expect(ofWeek).toMatchObject({ Kategori: 'Sjuksköterska', Dag: '1,6', Summa: '1,6' });
  await expect(page.getByRole('article')).toContainText('1,6');
  expect((await printPages(page)).join('')).toContain('1,6');
});
