import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Case, failing } from '../case.ts';

/** The process of the program's database. Throws when there is none. */
const databaseOf = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const found = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('dynoxide'));
  if (found === undefined) throw new Error('the program has no database');
  return Number(found);
};

/** Waits until it holds, for 20 seconds at most. Returns whether it does. */
const becomes = async (holds: () => boolean | Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await pause(50);
  }
  return true;
};

/** kill -9 of the database three times while it is written to. */
export const killedDatabase: Case = {
  name: 'kill -9 of the database loses no confirmed write',
  run: async ({ program: { url, pid }, as }) => {
    if (process.platform !== 'linux') return { measured: 'on Linux only', faults: [] };
    const headers = { ...(await as('superadmin@demo.se')), 'content-type': 'application/json' };
    const confirmed: string[] = [];
    let [number, isRunning] = [0, true];
    const writer = async () => {
      while (isRunning) {
        number += 1;
        const name = `Fall ${number}`;
        const answer = await fetch(`${url}/api/organizations`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ name }),
        });
        await answer.arrayBuffer();
        if (answer.status === 201) confirmed.push(name);
        else await pause(50);
      }
    };
    const writers = Array.from({ length: 4 }, writer);
    const isHealthy = async () => (await fetch(`${url}/api/health`)).status === 200;
    let returned = 0;
    for (let round = 0; round < 3; round += 1) {
      const before = confirmed.length;
      const isWritten = await becomes(() => confirmed.length >= before + 10);
      const database = databaseOf(pid);
      process.kill(database, 'SIGKILL');
      await becomes(() => !existsSync(`/proc/${database}`));
      if (isWritten && (await becomes(isHealthy))) returned += 1;
    }
    isRunning = false;
    await Promise.all(writers);
    const { data } = await (await fetch(`${url}/api/organizations`, { headers })).json();
    const names = new Set(data.map(({ name }: { name: string }) => name));
    const lost = confirmed.filter((name) => !names.has(name));
    return {
      measured: `${confirmed.length} confirmed writes, ${lost.length} lost, back after ${returned} of 3 kills`,
      faults: failing({
        'no confirmed write is lost': lost.length === 0,
        'the database is back after each kill, and writes are confirmed': returned === 3,
      }),
    };
  },
};
