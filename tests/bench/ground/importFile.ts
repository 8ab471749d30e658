import { peopleOf } from '#functions/imports/match/people.ts';
import { categoryFor, personnelChanges } from '#functions/imports/match/personnel.ts';
import { readImportFile } from '#functions/imports/read/file.ts';
import { groupedBy } from '#shared/groupedBy.ts';
import { defaultColumns } from '#shared/model/importMapping.ts';
import { addDays, type Day } from '#shared/time/day.ts';

/**
 * A process of its own: reads a personnel file of 100,000 rows in 500 units, finds what it changes, and prints milliseconds and the
 * most resident memory in bytes.
 */
const rows = 100_000;
const units = 500;
const today = '2026-03-04' as Day;

const lineOf = (index: number): string => {
  const from = addDays('2020-01-01', index % 2000).replaceAll('-', '');
  const name = `Efternamn${index % 977}, Förnamn${index % 313}`;
  return `${3000 + (index % units)};${200_000 + Math.floor(index / 2)};${name};Sjuksköterska;${50 + (index % 50)},00;${
    index % 2 ? `${from.slice(0, 4)}0101;${from.slice(0, 4)}0131` : `20260302;`
  };N`;
};

const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
const bytes = Buffer.from(
  [header, ...Array.from({ length: rows }, (_, index) => lineOf(index))].join('\r\n'),
  'latin1',
);

const started = performance.now();
const file = await readImportFile('personnel', bytes, defaultColumns);
const categories = [{ id: 'cat', name: 'Sjuksköterska' }];
const changes = groupedBy(file.rows, ({ unit }) => unit).map(
  (group) =>
    personnelChanges(peopleOf(group, (name) => categoryFor({ categories, mappings: [] }, name)).people, {
      today,
      categories,
      assets: [],
      mappings: [],
      unplaced: new Set(),
    }).changes.length,
);
const took = performance.now() - started;
const people = changes.reduce((sum, count) => sum + count, 0);
console.log(
  JSON.stringify({
    took,
    people,
    rows: file.rows.length,
    memory: process.resourceUsage().maxRSS * 1024,
    bytes: bytes.length,
  }),
);
