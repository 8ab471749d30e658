import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageRejected, SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway } from '#infra/local/gateway/server.ts';
import { serveLocally } from '#infra/local/http.ts';
import { mailPages, mailPath } from '#infra/local/mail/pages.ts';
import { mailListener } from '#infra/local/mail/server.ts';
import { mailStore, type SentMail } from '#infra/local/mail/store.ts';
import { localCredentials } from '#infra/local/table.ts';

let root: string;
let client: SESClient;
let url: string;
let stop: () => Promise<unknown>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mail-'));
  const store = mailStore(root);
  const server = await serveLocally(mailListener(store));
  const gateway = await startGateway({
    contract: {},
    handlers: {},
    site: root,
    extras: { [mailPath]: mailPages(store) },
    port: 0,
    host: '127.0.0.1',
  });
  url = `http://127.0.0.1:${gateway.port}${mailPath}`;
  client = new SESClient({ ...localCredentials, endpoint: server.url });
  stop = () => Promise.all([server.stop(), gateway.stop()]);
});
afterEach(async () => {
  client.destroy();
  await stop();
  await rm(root, { recursive: true });
});

const subject = 'Välkommen till Bemanningsplan, hälsar avdelningen på Östra sjukhuset <1>';
const text = 'Hej Åsa!\nVälj lösenord: http://localhost:3000/#/auth/confirm?username=a%40b.se&code=x.\n';
const send = (to: readonly string[], Subject = subject) =>
  client.send(
    new SendEmailCommand({
      Source: 'Bemanningsplan <noreply@demo.se>',
      Destination: { ToAddresses: [...to] },
      Message: { Subject: { Data: Subject }, Body: { Text: { Data: text }, Html: { Data: '<b>Hej Åsa</b>' } } },
    }),
  );
const listed = async () => (await (await fetch(url, { headers: { accept: 'application/json' } })).json()) as SentMail[];

test('the mail stand-in stores a mail, lists the newest first and shows each', async () => {
  const { MessageId } = await send(['asa@demo.se', 'bo@demo.se']);
  await send(['bo@demo.se'], 'Senare');
  const mails = await listed();
  expect(mails.map((mail) => mail.subject)).toEqual(['Senare', subject]);
  expect(mails[1]).toMatchObject({ id: MessageId, to: ['asa@demo.se', 'bo@demo.se'], text, html: '<b>Hej Åsa</b>' });

  const list = await (await fetch(url)).text();
  expect(list.indexOf('Senare')).toBeLessThan(list.indexOf('Välkommen till'));
  expect(list).not.toContain('<1>');
  const shown = await (await fetch(`${url}/${MessageId}`)).text();
  expect(shown).toContain('Hej Åsa!');
  expect(shown).toMatch(/<a href="http:\/\/localhost:3000\/#\/auth\/confirm\?username=a%40b\.se&#38;code=x">/);
  const rich = await fetch(`${url}/${MessageId}.html`);
  expect(await rich.text()).toBe('<b>Hej Åsa</b>');
  expect(rich.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the mail stand-in stores a mail as an .eml file with the same content', async () => {
  const { MessageId } = await send(['asa@demo.se']);
  const source = await readFile(join(root, `${MessageId}.eml`), 'utf8');
  expect(await (await fetch(`${url}/${MessageId}.eml`)).text()).toBe(source);
  const [head = '', ...parts] = source.split('--=_bemanningsplan');
  expect(head).toContain('To: asa@demo.se\r\n');
  expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  const words = [...head.matchAll(/=\?utf-8\?B\?(.*?)\?=/g)].map(([, word]) =>
    Buffer.from(word ?? '', 'base64').toString(),
  );
  expect(words.join('')).toBe(subject);
  const contents = parts.slice(0, 2).map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString());
  expect(contents).toEqual([text, '<b>Hej Åsa</b>']);
});

test('the mail stand-in stores a raw mail unchanged', async () => {
  const source = 'Subject: Rapport\r\nTo: bo@demo.se\r\n\r\nHej';
  const command = { Source: 'a@demo.se', Destinations: ['bo@demo.se'], RawMessage: { Data: Buffer.from(source) } };
  const { MessageId } = await client.send(new SendRawEmailCommand(command));
  expect(await (await fetch(`${url}/${MessageId}.eml`)).text()).toBe(source);
  expect(await listed()).toMatchObject([{ subject: 'Rapport', to: ['bo@demo.se'] }]);
});

test('the mail stand-in refuses addresses at refuse.test and invalid addresses', async () => {
  await expect(send(['bo@demo.se', 'asa@refuse.test'])).rejects.toBeInstanceOf(MessageRejected);
  await expect(send([])).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  await expect(send(['bo@demo.se\r\nBcc: all@demo.se'])).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  expect(await readdir(root)).toEqual([]);
});

test.each(['/nothing', '/..%2f..%2fetc', '/a/b'])('%s is unknown', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});
