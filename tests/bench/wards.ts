import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '#infra/local/wards/client.ts';
import { loadFile } from '#infra/local/wards/load.ts';
import { readRows } from '#infra/local/wards/rows.ts';
import { madeUp, realFile } from '../infra/local/wards/wardFile.ts';
import { type Benchmark, seconds } from './benchmark.ts';
import { startProgram } from './ground/program.ts';

const most = 600_000;

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
  limit: `≤ ${seconds(most)}`,
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
    return {
      figure: seconds(time),
      beside: `${loaded.rows} rows, ${loaded.wards.length} wards`,
      ok: time <= most && loaded.wards.every(({ outcome }) => outcome.kind === 'loaded'),
    };
  },
};
