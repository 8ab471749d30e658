import type { ChildProcess } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import { freePort } from '#infra/local/freePort.ts';
import { withProgram } from '../../support/program.ts';

const program = withProgram();
const { start, url } = program;

const signIn = (password = demoPassword) =>
  fetch(url('/api/account/login'), {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: 'superadmin@demo.se', password }),
  });
const databases = async (of: ChildProcess): Promise<readonly string[]> =>
  (await readFile(`/proc/${of.pid}/task/${of.pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
const isAlive = (pid: string) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test('npm start prints address and login, serves requests and stops with its database on SIGTERM and SIGINT', {
  timeout: 90_000,
}, async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, ready, ended } = start({ SUPPORT_EMAIL: 'hjalp@region.example' });
    const said = await ready();
    expect(said).toContain(`http://localhost:${program.port}`);
    expect(said).toContain('superadmin@demo.se');
    const health = await fetch(url('/api/health'));
    expect(await health.json()).toMatchObject({ table: 'ok', supportEmail: 'hjalp@region.example' });
    expect((await signIn()).status).toBe(200);
    const [database = ''] = await databases(child);
    expect(isAlive(database)).toBe(true);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: '' });
    expect(isAlive(database)).toBe(false);
  }
});

test('DEMO=none makes a random password of the SuperAdmin and prints it at the first start only', {
  timeout: 90_000,
}, async () => {
  const first = start({ DEMO_PASSWORD: '' });
  const [, password = ''] =
    /Lösenord för superadmin@demo\.se, som bara visas nu: (\S+)/.exec(await first.ready()) ?? [];
  expect(password.length).toBeGreaterThan(20);
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn()).status).toBe(400);
  first.child.kill('SIGTERM');
  await first.ended;

  const second = start({ DEMO_PASSWORD: '' });
  expect(await second.ready()).not.toMatch(/lösenord/i);
  expect((await signIn(password)).status).toBe(200);
});

test('npm start ends with one line and exit code 1 when its port or folder is in use', {
  timeout: 90_000,
}, async () => {
  const first = start();
  await first.ready();
  const samePort = await start({ DATA_DIR: `${program.dataDir}/other` }).ended;
  expect(samePort).toMatchObject({
    code: 1,
    err: `Porten ${program.port} är upptagen. Välj en annan, till exempel: PORT=${program.port + 1} npm start\n`,
  });
  const sameFolder = await start({ PORT: String(await freePort()) }).ended;
  expect(sameFolder).toMatchObject({
    code: 1,
    err: `Datamappen ${program.dataDir} används redan av en annan start av Bemanningsplan.\n`,
  });
  expect((await fetch(url('/api/health'))).status).toBe(200);
});

test('npm start ends with one line and exit code 1 when a setting or its folder is invalid', {
  timeout: 90_000,
}, async () => {
  const noPort = await start({ PORT: 'tretusen' }).ended;
  expect(noPort).toMatchObject({ code: 1, err: 'PORT ska vara ett tal mellan 1 och 65535, inte tretusen.\n' });
  const noFolder = await start({ DATA_DIR: '/etc/hostname/data' }).ended;
  expect(noFolder).toMatchObject({ code: 1, err: 'Datamappen /etc/hostname/data går inte att skapa.\n' });
});

test('the start after kill -9 finds all data and accepts the tokens issued before', { timeout: 90_000 }, async () => {
  const first = start();
  await first.ready();
  const { refresh_token } = (await (await signIn()).json()) as { refresh_token: string };
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start();
  await second.ready();
  expect((await signIn()).status).toBe(200);
  const refreshed = await fetch(url('/api/account/refresh'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  expect(refreshed.status).toBe(200);
});

const health = async () => {
  const answer = await fetch(url('/api/health'));
  return [answer.status, (await answer.json()).error] as const;
};
const untilHealthy = async () => {
  const deadline = Date.now() + 30_000;
  while ((await health())[0] !== 200 && Date.now() < deadline) await pause(100);
  expect(await health()).toEqual([200, undefined]);
};

test('a database that is killed is started again with its data, and one that hangs is reported within three seconds', {
  timeout: 90_000,
}, async () => {
  const { child, ready, ended } = start();
  await ready();
  const [killed] = await databases(child);
  process.kill(Number(killed), 'SIGKILL');
  await untilHealthy();
  expect((await signIn()).status).toBe(200);

  const [hanging] = await databases(child);
  process.kill(Number(hanging), 'SIGSTOP');
  await pause(1100);
  const asked = Date.now();
  expect(await health()).toEqual([503, 'storage']);
  expect(Date.now() - asked).toBeLessThan(6000);
  process.kill(Number(hanging), 'SIGCONT');
  await untilHealthy();

  await rename(`${program.dataDir}/table.db`, `${program.dataDir}/away.db`);
  await pause(1100);
  expect(await health()).toEqual([503, 'storage']);
  child.kill('SIGTERM');
  const { code, err } = await ended;
  expect(code).toBe(0);
  const said = [
    'Databasen stannade oväntat och startas igen.',
    'Databasen är igång igen.',
    'Databasen svarar inte.',
    'Databasen fungerar igen.',
    `Databasfilen ${program.dataDir}/table.db har tagits bort eller bytts ut medan programmet var igång.`,
  ];
  expect(err.split('\n')).toEqual(expect.arrayContaining(said));
});

test('a folder that once held data is not filled anew when its database is missing, empty or damaged', {
  timeout: 90_000,
}, async () => {
  const first = start();
  await first.ready();
  first.child.kill('SIGTERM');
  await first.ended;
  const file = `${program.dataDir}/table.db`;
  await rename(file, `${file}.kept`);
  for (const extra of ['-wal', '-shm']) await rm(`${file}${extra}`, { force: true });
  const gone = /^Datamappen .* har innehållit data, men databasen \(table\.db\) saknas eller är tom\. .*\n$/;
  for (const damage of [async () => undefined, () => writeFile(file, '')]) {
    await damage();
    const { code, err } = await start({ DEMO: '' }).ended;
    expect([code, err]).toEqual([1, expect.stringMatching(gone)]);
  }
  await writeFile(file, 'no database '.repeat(1000));
  const { code, err } = await start().ended;
  expect([code, err]).toEqual([1, expect.stringMatching(/^Databasen .* filen table\.db är skadad.*\n$/)]);
  await rename(`${file}.kept`, file);
  await start().ready();
  expect((await signIn()).status).toBe(200);
});

test('the program is not ready before the demo region is loaded, also after kill -9 during the load', {
  timeout: 180_000,
}, async () => {
  const health = () =>
    fetch(url('/api/health')).then(
      ({ status }) => status,
      () => 'not listening' as const,
    );
  const firstAnswer = async () => {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const status = await health();
      if (status !== 'not listening' || Date.now() > deadline) return status;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const cut = start({ DEMO: '' });
  expect(await firstAnswer()).toBe(503);
  cut.child.kill('SIGKILL');
  await cut.ended;

  const { ready } = start({ DEMO: '' });
  expect(await firstAnswer()).toBe(503);
  expect(await ready()).toContain('planner@demo.se');
  expect(await health()).toBe(200);
});
