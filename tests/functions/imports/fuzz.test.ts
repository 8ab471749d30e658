import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { peopleOf } from '#functions/imports/match/people.ts';
import { categoryFor, personnelChanges } from '#functions/imports/match/personnel.ts';
import { rowsByUnit } from '#functions/imports/match/units.ts';
import { readImportFile } from '#functions/imports/read/file.ts';
import type { PersonnelRow } from '#functions/imports/read/rows.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { defaultColumns } from '#shared/model/importMapping.ts';
import { assetRates } from '../../support/assetRates.ts';
import { damagedFiles } from '../../support/damagedFiles.ts';
import { day, stamp } from '../../support/storedWard.ts';

// IMPORT_FUZZ_RUNS=20000 npx vitest run --project=table tests/functions/imports/fuzz.test.ts
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

test('a file that was damaged ends or renames nobody whose row is not read without doubt', async () => {
  const seen = { stored: 0, held: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(damagedFiles(good), async ({ text, bytes }) => {
      let file: Awaited<ReturnType<typeof readImportFile<'personnel'>>>;
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
          // All of an employment, written as 1, is not one percent of it.
          expect(difference.after.map(({ workRate }) => workRate)).not.toContain(0.01);
          if (difference.notes.includes('missing'))
            expect(text.split(/[\r\n]+/).filter((line) => line.includes(`;${difference.number};`))).toEqual([]);
          if (difference.kind === 'changed' || difference.kind === 'new')
            expect(`${text}\n${bytes.toString('latin1')}`.normalize()).toContain(difference.name.split(' ')[0]);
        }
      }
    }),
    { numRuns },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
