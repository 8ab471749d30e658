import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { answerFileName, importFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { withApi } from '../../../support/api.ts';

const api = withApi(async () => {
  await files().put(original, JSON.stringify('Hemlig lön'));
  await files().put(answer, JSON.stringify('ett svar'));
});

const original = importFileName('org_a', 'originals', 'kept');
const answer = answerFileName('org_a', `${'a'.repeat(16)}/${'b'.repeat(40)}`);

/** The whole answer to a target that is sent exactly as it is written. */
const answerTo = async (target: string): Promise<string> => {
  const { port, host } = new URL(api.server.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
};

const statusOf = (whole: string): string => whole.split(' ')[1] ?? '';

/** Ways up, of which a server that resolves paths takes one or another. */
const up = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..;', '..%00', '....', '%c0%ae%c0%ae'];
const separators = ['/', '%2f', '%252f', '\\', '%5c', '//', '/./'];

const targets = (): readonly string[] => {
  const roots = ['answers', 'answers/org_a', '_local/mail', 'assets', 'api', '%61nswers'];
  const climbs = roots.flatMap((root) =>
    up.flatMap((dots) =>
      separators.flatMap((separator) => {
        const levels = [1, 3].map((count) => Array(count).fill(dots).join(separator));
        return levels.flatMap((way) => [
          `/${root}${separator}${way}${separator}`,
          `/${root}${separator}${way}${separator}${original}`,
        ]);
      }),
    ),
  );
  const { host } = new URL(api.server.url);
  const direct = [
    `/${original}`,
    `/answers/${original}`,
    `/answers/`,
    '/answers',
    `/answers/org_a/`,
    `//${original}`,
    `/${answer}/`,
    `/${answer}%00`,
  ];
  const absolute = [
    `http://${host}/answers/../${original}`,
    `http://evil.example/answers/../${original}`,
    `http://${host}/answers/../`,
  ];
  return [...climbs, ...direct, ...absolute, '*', '/index.html/../../package.json', '/..%2f..%2fpackage.json'];
};

test('no spelling of a path answers a kept file that is no answer, or lists what is kept', async () => {
  const known = await answerTo(`/${answer}`);
  expect([statusOf(known), known]).toEqual(['200', expect.stringContaining('ett svar')]);
  const found: string[] = [];
  const wanted = targets();
  for (let at = 0; at < wanted.length; at += 50) {
    const answers = await Promise.all(
      wanted.slice(at, at + 50).map(async (target) => ({ target, whole: await answerTo(target) })),
    );
    const given = answers.filter(({ whole }) => !/^(400|401|404)$/.test(statusOf(whole)));
    found.push(...given.map(({ target, whole }) => `${target}: ${statusOf(whole)} ${whole.slice(-100)}`));
  }
  expect(found).toEqual([]);
});
