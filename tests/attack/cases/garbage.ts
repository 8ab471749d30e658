import { contract } from '#shared/contract/index.ts';
import { inParallel } from '#shared/inParallel.ts';
import { type Case, tally } from '../case.ts';

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies that no client sends. */
const bodies: readonly Buffer[] = [
  ...['', 'null', '[]', '""', '{', '{"name":{"$ne":1}}', '{"__proto__":{"type":"SuperAdmin"}}', deep(20_000)].map(
    (text) => Buffer.from(text),
  ),
  Buffer.from('{"name":"\\ud800"}'),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from(`{"name":${'9'.repeat(400)},"version":1e999}`),
];

const strangeIds = ['x', '..%2f..', '%00', "' OR 1=1", 'ORG%23'];

/** Every endpoint with every strange body and id, as SuperAdmin. */
export const garbage: Case = {
  name: 'no request is answered with an internal error',
  run: async ({ program: { url }, as }) => {
    const headers = { ...(await as('superadmin@demo.se')), 'content-type': 'application/json' };
    const endpoints = Object.values(contract)
      .flatMap((group) => Object.values<{ method: string; path: string }>(group))
      .filter(({ path }) => !/logout|login|refresh|forgot/.test(path));
    const requests = endpoints.flatMap(({ method, path }, number) =>
      (method === 'GET' ? [undefined] : bodies).map((body, index) => ({
        method,
        body,
        path: path.replace(/\{\w+\}/g, () => strangeIds[(number + index) % strangeIds.length] ?? 'x'),
      })),
    );
    const statuses = await inParallel(requests, 8, async ({ method, path, body }) => {
      const answer = await fetch(url + path, { method, headers, ...(body && { body: new Uint8Array(body) }) });
      await answer.arrayBuffer();
      return answer.status >= 500 ? `${answer.status} ${method} ${path}` : `${Math.floor(answer.status / 100)}xx`;
    });
    const wrong = statuses.filter((status) => status.startsWith('5'));
    return {
      measured: `${requests.length} requests: ${tally(statuses.filter((status) => !status.startsWith('5')))}`,
      faults: [...new Set(wrong)].slice(0, 10),
    };
  },
};
