import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { fill, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

/** A roster of four weeks. */
const rosterOf = async (people: Readonly<Record<string, readonly string[]>>) => {
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  const content = await writeExcelFile([
    {
      sheet: 'Schema',
      data: [
        [{ value: 'Namn' }, ...days.map((value) => ({ value }))],
        ...Object.entries(people).map(([name, codes]) => [
          { value: name },
          ...days.map((_, index) => (codes[index] ? { value: codes[index] } : null)),
        ]),
      ],
    },
  ]).toBuffer();
  return new File([new Uint8Array(content)], 'schema.xlsx');
};
const choose = async (name: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};
const rowOf = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);

it('reads the people of a roster into Personal with rates, and keeps what is stated when the preview is left', async () => {
  const { api, category, area } = await makeOrganization('Region Schema');
  const orgId = area.split('/')[2];
  await open('admin', `/organizations/${orgId}/workbook`);
  await user.upload(
    await screen.findByLabelText('Arbetsbok att läsa in'),
    await rosterOf({
      'Ada Ek': Array(15).fill('D'),
      'Bo Al': [...Array(15).fill('D'), ...Array(10).fill('N')],
      'Cia Dal': [],
      'Timmar per dag': Array(28).fill('80'),
    }),
  );
  await screen.findByText('4 personer, 28 dagar');
  await expectAccessible();
  await press('Visa vad som ändras');
  await screen.findByText('Fyll i det som är markerat.');
  await choose('Avdelning', 'Medicin / Avdelning 1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kategori' }).matches(':disabled')).toBe(false));
  await choose('Kategori', 'Sjuksköterska');
  await choose('Kategori för Timmar per dag', 'Läses inte in');
  await fill(screen.getByRole('textbox', { name: /^D/ }), '8');
  await fill(screen.getByRole('textbox', { name: /^N/ }), '25');
  screen.getByText('Ange en tid, högst 24 timmar.');
  await fill(screen.getByRole('textbox', { name: /^N/ }), '10:00');
  rowOf('2').getByText('120,00 av 160,00');
  expect((rowOf('2').getByRole('textbox') as HTMLInputElement).value).toBe('0,75');
  rowOf('3').getByText('Mer än heltid: graden blir 1.');
  rowOf('4').getByText('Inga timmar: läses inte in om du inte skriver en grad.');
  screen.getByText('2 personer läses in, 2 lämnas.');
  await fill(rowOf('4').getByRole('textbox'), '1,5');
  await press('Visa vad som ändras');
  const sum = await screen.findByText('2 rader läses in, 1 lämnas, 0 utan ändring. Inget är sparat än.');
  screen.getByText('E4');
  await press('Avbryt', sum.parentElement!);
  expect((rowOf('4').getByRole('textbox') as HTMLInputElement).value).toBe('1,5');
  await fill(rowOf('4').getByRole('textbox'), '0,5');
  await press('Visa vad som ändras');
  await press('Läs in 3 rader');
  await screen.findByText('0 rader läses in, 0 lämnas, 3 utan ändring. Inget är sparat än.');
  const { rows } = await api.get(`/api${category}/assets`);
  expect(
    rows.map(({ name, periods }) => [name, (periods as unknown as { workRate: number }[])[0]!.workRate]).sort(),
  ).toEqual([
    ['Ada Ek', 0.75],
    ['Bo Al', 1],
    ['Cia Dal', 0.5],
  ]);
});
