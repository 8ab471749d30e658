import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { peopleOf } from '#functions/imports/match/people.ts';
import { categoryFor, personnelChanges } from '#functions/imports/match/personnel.ts';
import { rowsByUnit } from '#functions/imports/match/units.ts';
import { readImportFile } from '#functions/imports/read/file.ts';
import type { PersonnelRow } from '#functions/imports/read/rows.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { defaultColumns } from '#shared/model/hrImport.ts';
import { assetRates } from '../../support/assetRates.ts';
import { day, stamp } from '../../support/storedWard.ts';

// IMPORT_FUZZ_RUNS=20000 npx vitest run --project=shared tests/functions/imports/fuzz.test.ts
const numRuns = Number(process.env.IMPORT_FUZZ_RUNS ?? 300);

const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
const units = ['U1', 'U2'];
const peopleAtOnce = 8;
const numbers = Array.from({ length: peopleAtOnce }, (_, n) => n);
const nameOf = (unit: string, n: number) => `Åsa ${unit} ${'ABCDEFGH'[n]}`;
const rowOf = (unit: string, n: number) => `${unit};${unit}-${n};${nameOf(unit, n)};Läkare;100;20260105;;N`;
const good = [header, ...units.flatMap((unit) => numbers.map((n) => rowOf(unit, n)))];
const categories = [{ id: 'lak', name: 'Läkare' }];

/** The staff that the good file gave the unit. */
const staffOf = (unit: string) =>
  numbers.map((n) => {
    const id = `${unit}-${n}`;
    const period = {
      ...assetRates,
      comment: '',
      ...stamp(`${id}-p`),
      start: day('2026-01-05'),
      end: null,
      workRate: 1,
    };
    const imported = { number: id, periods: [{ id: period.id, version: period.version }] };
    return {
      pk: 'p',
      sk: id,
      version: 1,
      data: { ...stamp(id), categoryId: 'lak', name: nameOf(unit, n), periods: [period], imported },
    };
  });

const spot = fc.nat({ max: good.join('\n').length });
const lineNumber = fc.integer({ min: 1, max: good.length - 1 });

/** Another text in a cell of a line; a line that was cut may lack the cell. */
const withCell =
  (line: number, cell: number, value: string) =>
  (text: string): string => {
    const changed = (row: string) =>
      row
        .split(';')
        .map((old, at) => (at === cell ? value : old))
        .join(';');
    return text
      .split('\n')
      .map((row, n) => (n === line ? changed(row) : row))
      .join('\n');
  };

/** What happens to files on their way; none of it takes a person's row away whole. */
const mutation = fc.oneof(
  fc.tuple(spot, fc.constantFrom('"', ';', ',', '\t', '\r', '\u{fffd}', ' ', '\0')).map(
    ([at, sign]) =>
      (text: string) =>
        text.slice(0, at) + sign + text.slice(at),
  ),
  // A cell loses its text, as all but the first of merged ones do.
  fc.tuple(lineNumber, fc.nat({ max: 7 })).map(([line, cell]) => withCell(line, cell, '')),
  fc.tuple(lineNumber, fc.nat({ max: 40 })).map(
    ([line, length]) =>
      (text: string) =>
        text
          .split('\n')
          .map((one, n) => (n === line && length < one.length ? one.slice(0, length + 1) : one))
          .join('\n'),
  ),
  fc.nat({ max: 7 }).map(
    (column) => (text: string) =>
      text
        .split('\n')
        .map((one) => `${one};${one.split(';')[column] ?? ''}`)
        .join('\n'),
  ),
  fc.constantFrom('\r\n', '\r').map((end) => (text: string) => text.replaceAll('\n', end)),
  fc.constant((text: string) => `sep=;\n${text}`),
  fc
    .tuple(lineNumber, fc.constantFrom('#REF!', 'NULL', '#SAKNAS!'), fc.nat({ max: 7 }))
    .map(([line, value, cell]) => withCell(line, cell, value)),
);

/** The bytes, one line of which may be in another encoding. */
const encoded = (text: string, other: number | undefined): Buffer =>
  Buffer.concat(text.split(/(?<=\n)/).map((line, n) => Buffer.from(line, n === other ? 'latin1' : 'utf8')));

test('a file that was damaged ends or renames nobody whose row is not read without doubt', async () => {
  const seen = { stored: 0, held: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      fc.option(lineNumber, { nil: undefined }),
      async (mutations, other) => {
        const text = mutations.reduce((before, change) => change(before), good.join('\n'));
        let file: Awaited<ReturnType<typeof readImportFile<'personnel'>>>;
        const bytes = encoded(text, other);
        try {
          file = await readImportFile('personnel', bytes, defaultColumns);
        } catch (cause) {
          // A refusal with a reason, and never another error.
          expect(cause).toBeInstanceOf(Problem);
          seen.refused += 1;
          return;
        }
        const stored = units.map((id) => ({ id, importIdentifier: id, importActivated: true }) as StoredUnit);
        for (const { unit, rows, faults, unplaced } of rowsByUnit(file, stored, 'ENHET').units) {
          const ground = { today: day('2026-03-04'), categories, assets: staffOf(unit.id), mappings: [], unplaced };
          const { people, faults: overlapping } = peopleOf(rows as readonly PersonnelRow[], (name) =>
            categoryFor(ground, name),
          );
          const { changes } = personnelChanges(people, ground);
          if (faults.length + overlapping.length > 0) {
            seen.held += 1;
            continue;
          }
          seen.stored += 1;
          // Who is ended must have no row in the file as it is, of whatever unit, and who is renamed be called so there.
          for (const { difference } of changes) {
            if (difference.notes.includes('missing'))
              expect(text.split(/[\r\n]+/).filter((line) => line.includes(`;${difference.number};`))).toEqual([]);
            if (difference.kind === 'changed' || difference.kind === 'new')
              expect(`${text}\n${bytes.toString('latin1')}`.normalize()).toContain(difference.name.split(' ')[0]);
          }
        }
      },
    ),
    { numRuns },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
