import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Case, failing } from '../case.ts';

const databaseOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

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
      await pause(300);
      process.kill(databaseOf(pid), 'SIGKILL');
      const deadline = Date.now() + 20_000;
      await pause(200);
      while (!(await isHealthy()) && Date.now() < deadline) await pause(100);
      if (await isHealthy()) returned += 1;
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
        'the database is back after each kill': returned === 3,
        'writes were confirmed': confirmed.length > 0,
      }),
    };
  },
};
