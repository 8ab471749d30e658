import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTable } from '#infra/local/table.ts';
import { median, timed } from '../benchmark.ts';

/** Starts a Node process without a program, and a database with an empty table. */
const startOnce = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-start-'));
  let stop: () => Promise<void> = () => Promise.resolve();
  const time = await timed(async () => {
    spawnSync(process.execPath, ['-e', '']);
    ({ stop } = await startTable(folder));
  });
  await stop();
  await rm(folder, { recursive: true });
  return time;
};

/** What the start of any program with such a database takes: the median of five, in milliseconds. */
export const bareStart = async (): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await startOnce());
  return median(times);
};
