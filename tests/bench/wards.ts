import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '#infra/local/wards/client.ts';
import { loadFile } from '#infra/local/wards/load.ts';
import { readRows } from '#infra/local/wards/rows.ts';
import { madeUp, realFile } from '../infra/local/wards/wardFile.ts';
import { atMost, type Benchmark, compared, seconds } from './benchmark.ts';
import { bareWrites } from './ground/bareWrites.ts';
import { startProgram } from './ground/program.ts';

/** 600 s on a quiet machine, which takes 267 ms for the bare writes. */
const most = 2_200;
const reference = '100 bare writes';

/** The real file, or as many wards and months of the same form. */
const wholeFile = (): string => {
  if (existsSync(realFile)) return readFileSync(realFile, 'utf8');
  const [header = '', ...lines] = madeUp(33).trimEnd().split('\n');
  const copies = Array.from({ length: 40 }, (_, copy) => lines.map((line) => line.replace(',', ` ${copy},`)));
  return [header, ...copies.flat()].join('\n');
};

/** `npm run load:wards` of a trust's 33 months, through the API of the running program. */
export const wards: Benchmark = {
  name: 'load:wards: the whole file',
  limit: atMost(most, reference),
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wards-'));
    const program = await startProgram({ DATA_DIR: folder, DEMO: 'none' });
    const file = { organization: 'Sjukhuset', ...readRows(wholeFile()) };
    const began = performance.now();
    const send = await signIn(program.url, { username: 'superadmin@demo.se', password: 'Demo!2026' });
    const loaded = await loadFile(send, file, () => undefined);
    const time = performance.now() - began;
    await program.stop();
    await rm(folder, { recursive: true });
    const failed = loaded.wards.filter(({ outcome }) => outcome.kind !== 'loaded');
    if (failed.length > 0) throw new Error(`not loaded: ${failed.map(({ ward }) => ward).join(', ')}`);
    const measured = compared({ '': time }, { name: reference, time: await bareWrites() }, most);
    return {
      ...measured,
      beside: `${seconds(time)}, ${loaded.rows} rows, ${loaded.wards.length} wards; ${measured.beside}`,
    };
  },
};
