import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import { withApi } from '../../../support/api.ts';
import { makeFtpWard, withFtp } from '../../../support/ftpWard.ts';
import { monday, type Ward } from '../../../support/ward.ts';

const ftp = await withFtp();
let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeFtpWard(api, 'Region Kommando', 31);
});

const command = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, ['infra/local/imports/start.mjs', ...args], {
    env: { ...process.env, URL: api.server.url, DEMO_PASSWORD: demoPassword },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code: code as number | null, said };
};

it('imports the files of an organisation on its day, and says what became of each unit', async () => {
  const from = monday(1).replaceAll('-', '');
  const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
  await ftp().put('personal_1.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;80;${from};;N\n`);
  const early = await command('--org', ward.orgId, '--day', '2026-02-27');
  expect(early).toMatchObject({ code: 0, said: expect.stringContaining('läser inte in den 2026-02-27') });
  expect((await api.root.get(`${ward.C}/assets`)).rows).toEqual([]);
  const run = await command('--org', ward.orgId, '--day', '2026-02-28');
  expect(run.said).toContain('Personal: personal_1.csv\n  Medicinavdelning 33: inläst, 1 ändring, 0 lämnade');
  expect(run.said).toContain('Arbetad tid: ingen fil');
  expect(run.code).toBe(0);
  expect((await api.root.get(`${ward.C}/assets`)).rows).toMatchObject([{ name: 'Eva Ek' }]);
});

it.each([[[]], [['--org', 'x', '--day', '2026-02-30']], [['--orgs', 'x']]])(
  'says how it is used at %j',
  async (args) => {
    expect(await command(...args)).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run import -- --org ID'),
    });
  },
);
