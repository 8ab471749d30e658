import { expect, it } from 'vitest';
import { type KnownArea, peopleOf } from '#shared/workbook/people.ts';
import { type FileSheet, readWorkbook } from '#shared/workbook/read.ts';

const areas: readonly KnownArea[] = [
  { id: 'are_1', name: 'Medicin', units: [{ id: 'unt_1', name: 'Avd 1' }] },
  {
    id: 'are_2',
    name: 'Kirurgi',
    units: [
      { id: 'unt_2', name: 'Avd 2' },
      { id: 'unt_3', name: 'Avd 1' },
    ],
  },
];
const head = ['E-post', 'Förnamn', 'Efternamn', 'Roll', 'Verksamhet', 'Avdelning', 'Får ändra'];
const read = (...rows: FileSheet['data']) => {
  const workbook = readWorkbook([
    {
      sheet: 'Avdelningar',
      data: [
        ['Verksamhet', 'Namn'],
        ['Nytt', 'Avd 9'],
      ],
    },
    { sheet: 'Konton', data: [head, ...rows] },
  ]);
  if (typeof workbook === 'string') throw new Error(workbook);
  return { workbook, ...peopleOf(workbook, 'org_1', areas) };
};

it('rows of one address are one person, with access to the organisation, an area or a unit', () => {
  const { people, faults } = read(
    ['Eva@test.se', 'Eva', 'Ek', '', 'medicin', 'avd 1', 'ja'],
    ['eva@test.se', '', '', 'Användare', 'Kirurgi', '', ''],
    ['bo@test.se', '', '', 'Superanvändare', '', '', 'ja'],
  );
  expect(faults).toEqual([]);
  expect(people).toMatchObject([
    {
      person: { email: 'eva@test.se', firstName: 'Eva', lastName: 'Ek', type: 'User' },
      accesses: [
        { level: 'unit', id: 'unt_1', canWrite: true },
        { level: 'area', id: 'are_2', canWrite: false },
      ],
    },
    { person: { type: 'SuperUser' }, accesses: [{ level: 'organization', id: 'org_1', canWrite: true }] },
  ]);
});

it('a place that the file makes is known once its unit is stored', () => {
  const { people, faults } = read(
    ['eva@test.se', '', '', '', '', 'Avd 9', ''],
    ['bo@test.se', '', '', '', 'Nytt', '', ''],
  );
  expect(faults).toEqual([]);
  expect(people.map(({ accesses }) => accesses)).toEqual([undefined, undefined]);
});

it.each([
  ['a unit that is nowhere', ['a@test.se', '', '', '', '', 'Avd 7', ''], 'unit', 'unitMissing'],
  ['a unit of several areas', ['a@test.se', '', '', '', '', 'Avd 1', ''], 'unit', 'unitOfArea'],
  ['an area that is nowhere', ['a@test.se', '', '', '', 'Psykiatri', '', ''], 'area', 'areaMissing'],
  ['a superuser of a unit', ['a@test.se', '', '', 'Superanvändare', 'Medicin', 'Avd 1', ''], 'type', 'grantRole'],
  ['a place given twice', ['eva@test.se', '', '', '', 'Medicin', 'Avd 1', ''], 'email', 'twice'],
  ['another role than above', ['eva@test.se', '', '', 'Superanvändare', '', '', ''], 'type', 'grantType'],
])('%s is a fault at its cell', (_, row, column, code) => {
  const { people, faults } = read(['eva@test.se', '', '', '', 'Medicin', 'Avd 1', ''], row);
  expect(faults).toMatchObject([{ column, fault: { code }, row: { number: 3 } }]);
  expect(people).toHaveLength(1);
});

it.each([
  ['no address', ['eva', '', '', '', '', '', ''], 'email'],
  ['a role of the provider', ['eva@test.se', '', '', 'Superadministratör', '', '', ''], 'type'],
  ['a name of 101 characters', ['eva@test.se', 'E'.repeat(101), '', '', '', '', ''], 'firstName'],
])('%s is refused as it is read', (_, row, column) => {
  const { workbook, people } = read(row);
  expect(Object.keys(workbook.sheets.at(-1)!.rows[0]!.faults)).toEqual([column]);
  expect(people).toEqual([]);
});
