import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ImportPreview, PersonDifference, RatePeriod } from '#shared/model/hrImport.ts';
import { withApi } from '../support/api.ts';
import { damagedFiles } from '../support/damagedFiles.ts';
import { importUnit, previewFile } from '../support/imports.ts';
import { makeWard, monday, type Ward } from '../support/ward.ts';

// IMPORT_FUZZ_RUNS=2000 npx vitest run --project=waiting tests/http/importFuzz.test.ts
const numRuns = Number(process.env.IMPORT_FUZZ_RUNS ?? 60);
vi.setConfig({ testTimeout: Math.max(600_000, numRuns * 2_000) });

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Skadad');
});

interface Stored {
  readonly name: string;
  readonly periods: readonly RatePeriod[];
}

const ratesOf = ({ start, end, workRate, workRateExcluded, isFillIn }: RatePeriod): RatePeriod => ({
  start,
  end,
  workRate,
  workRateExcluded,
  isFillIn,
});

const textsByName = (people: readonly Stored[]): ReadonlyMap<string, readonly string[]> => {
  const named = (name: string) => people.filter((one) => one.name === name);
  const textOf = ({ periods }: Stored) => JSON.stringify(periods.map(ratesOf));
  return new Map(people.map(({ name }) => [name, named(name).map(textOf).sort()]));
};

test('a damaged file changes what its preview says and nothing else, is never an error, and is taken back whole', async () => {
  const { root } = api;
  const unit = await importUnit(api, ward);
  const start = monday(-8).replaceAll('-', '');
  const rows = Array.from(
    'ABCDEF',
    (letter, n) => `${unit.identifier};P-${n};Åsa ${letter};Sjuksköterska;100;${start};;N`,
  );
  const good = ['ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE', ...rows];
  /** The periods of the unit's staff by name, as texts without ids: two employees may have one name. */
  const staff = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const assets = (await root.get(`${unit.C}/assets`)).rows as unknown as readonly Stored[];
    return textsByName(assets);
  };
  const previewOf = (bytes: string | Uint8Array) => previewFile(api, unit.U, 'personnel', bytes);
  const store = (fileId: string) => root.post(`${unit.U}/importheromapersonnel`, { fileId });

  const first = await previewOf(good.join('\n'));
  expect((await store(String(first.data.fileId))).status).toBe(200);
  const before = await staff();
  expect(before.size).toBe(rows.length);

  const seen = { refused: 0, left: 0, stored: 0 };
  await fc.assert(
    fc.asyncProperty(damagedFiles(good), async ({ bytes }) => {
      const shown = await previewOf(bytes);
      expect([200, 400]).toContain(shown.status);
      if (shown.status === 400) {
        seen.refused += 1;
        return;
      }
      const { fileId, units } = shown.data as unknown as ImportPreview;
      const outcome = await store(fileId);
      expect([200, 400, 409], JSON.stringify(outcome.body)).toContain(outcome.status);
      const after = await staff();
      if (outcome.status !== 200) {
        expect(after).toEqual(before);
        seen.left += 1;
        return;
      }
      const people: readonly PersonDifference[] = units.flatMap((one) => (one.unitId === unit.id ? one.people : []));
      expect(units.some(({ unitId, refused }) => unitId === unit.id && refused)).toBe(false);
      const changed = people.filter(({ kind }) => kind !== 'unmatched');
      const expected = textsByName(changed.map((person) => ({ name: person.name, periods: person.after })));
      for (const [name, texts] of expected) expect(after.get(name), name).toEqual(texts);
      const others = [...before.keys()].filter((name) => !changed.some((person) => person.name === name));
      for (const name of others) if (after.has(name)) expect(after.get(name)).toEqual(before.get(name));
      const undone = await root.post(`${unit.U}/heromaimports/${outcome.data.id}/undo`);
      expect(undone.status).toBe(200);
      expect(await staff()).toEqual(before);
      seen.stored += 1;
    }),
    { numRuns },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
