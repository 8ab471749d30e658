import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { expectAccessible } from './support/accessible.ts';
import { apiAs, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const file = async (
  name: string,
  categories: readonly (readonly string[])[],
  accounts: readonly (readonly string[])[] = [],
) => {
  const text = (cells: readonly string[]) => cells.map((value) => (value === '' ? null : { value, type: String }));
  const content = await writeExcelFile([
    {
      sheet: 'Avdelningar',
      data: [
        ['Verksamhet', 'Namn', 'Kortnamn'],
        ['Excelvård', 'EXC 1', 'E1'],
      ].map(text),
    },
    { sheet: 'Kategorier och pass', data: [['Avdelning', 'Kategori', 'Pass', 'Nattpass'], ...categories].map(text) },
    { sheet: 'Konton', data: [['E-post', 'Roll', 'Avdelning', 'Får ändra'], ...accounts].map(text) },
  ]).toBuffer();
  return new File([new Uint8Array(content)], name);
};

it('shows what becomes of each row with the fault at its cell, stores the sound rows and takes them back', async () => {
  const api = await apiAs('superadmin');
  const [org] = (await api.get('/api/organizations')).rows;
  await open('superadmin', `/organizations/${org!.id}/workbook`);
  const choose = await screen.findByLabelText('Arbetsbok att läsa in');
  await user.upload(choose, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'gammal.xlsx'));
  await screen.findByText('Filen har ett lösenord eller är en äldre .xls-fil. Spara den som .xlsx utan lösenord.');
  screen.getByRole('button', { name: 'Välj fil' }).focus();
  await user.upload(
    choose,
    await file('upplägg.xlsx', [
      ['EXC 1', 'Skötare', 'Dag', 'nej'],
      ['EXC 1', 'Skötare', 'Natt', 'kanske'],
    ]),
  );
  await screen.findByText('2 rader läses in, 1 lämnas, 0 utan ändring. Inget är sparat än.');
  expect(document.activeElement, 'the focus stays in the view').not.toBe(document.body);
  await press('Kategorier och pass');
  const fault = (await screen.findByText('D3')).closest('td')!;
  within(fault).getByText('kanske', { exact: false });
  within(fault).getByText('Ange ja eller nej.', { exact: false });
  await expectAccessible();
  await press('Läs in 2 rader');
  await screen.findByText('0 rader läses in, 1 lämnas, 2 utan ändring. Inget är sparat än.');
  const stored = async () =>
    (await api.get(`/api/organizations/${org!.id}/areas`)).rows.find(({ name }) => String(name) === 'Excelvård')?.units;
  expect(await stored()).toMatchObject([{ name: 'EXC 1', shortName: 'E1' }]);
  await press('Ångra upplägg.xlsx');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/Konton som filen bjöd in och deras övriga behörighet är kvar, eftersom mejlen är skickade/);
  await press('Ångra', dialog);
  await screen.findByText('1 avdelning är återställd.');
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it('takes a dropped file as a chosen one, and says which sheet each builds on', async () => {
  const api = await apiAs('superadmin');
  const [org] = (await api.get('/api/organizations')).rows;
  await open('superadmin', `/organizations/${org!.id}/workbook`);
  const place = await screen.findByRole('region', { name: '3 Släpp filen här' });
  screen.getByRole('row', { name: /^Personal en period för en person .* Bygger på Kategorier och pass$/ });
  const drop = (...files: readonly File[]) => fireEvent.drop(place, { dataTransfer: { files } });
  drop();
  drop(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'gammal.xlsx'));
  await screen.findByText('Filen har ett lösenord eller är en äldre .xls-fil. Spara den som .xlsx utan lösenord.');
  await expectAccessible();
  drop(await file('släppt.xlsx', [['EXC 1', 'Skötare', 'Dag', 'kanske']]));
  await screen.findByText('1 rad läses in, 1 lämnas, 0 utan ändring. Inget är sparat än.');
  screen.getByRole('heading', { name: 'släppt.xlsx' });
  expect(screen.queryByRole('region', { name: '3 Släpp filen här' })).toBeNull();
});

it('invites the people of Konton with one mail each, once their unit is stored', async () => {
  const api = await apiAs('superadmin');
  const [org] = (await api.get('/api/organizations')).rows;
  await open('superadmin', `/organizations/${org!.id}/workbook`);
  await user.upload(
    await screen.findByLabelText('Arbetsbok att läsa in'),
    await file(
      'konton.xlsx',
      [['EXC 1', 'Skötare', '', '']],
      [
        ['kim.excel@test.se', 'Användare', 'EXC 1', 'ja'],
        ['kim.excel@test.se', 'Användare', '', ''],
        ['bo.excel@test.se', 'Superanvändare', 'EXC 1', 'ja'],
      ],
    ),
  );
  await screen.findByText(
    '4 rader läses in, 1 lämnas, 0 utan ändring. Inget är sparat än. Då får 1 person ett mejl. Det tas inte tillbaka av Ångra.',
  );
  await press('Läs in 4 rader');
  await screen.findByText('0 rader läses in, 1 lämnas, 4 utan ändring. Inget är sparat än.');
  const { rows } = await api.get('/api/account?search=excel@test.se');
  expect(rows).toMatchObject([{ email: 'kim.excel@test.se', active: false }]);
  expect((rows[0]!.accesses as unknown as { level: string }[]).map(({ level }) => level).sort()).toEqual([
    'organization',
    'unit',
  ]);
});
