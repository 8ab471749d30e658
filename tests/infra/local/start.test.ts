import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import { freePort } from '#infra/local/free-port.ts';
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

test('the program ends with a message when its database ends', { timeout: 90_000 }, async () => {
  const { child, ready, ended } = start();
  await ready();
  const [database] = await databases(child);
  process.kill(Number(database), 'SIGKILL');
  expect(await ended).toMatchObject({ code: 1, err: 'Databasen stannade oväntat.\n' });
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
