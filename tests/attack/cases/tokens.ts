import { type Case, failing, tally } from '../case.ts';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens that were never issued. */
export const tokens: Case = {
  name: 'forged tokens are 401',
  run: async ({ program: { url }, as }) => {
    const { authorization } = await as('superadmin@demo.se');
    const [head = '', body = '', seal = ''] = authorization.slice('Bearer '.length).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const other = encoded({ ...claims, username: 'admin@demo.se' });
    const forged = [
      ...['', 'x', '..', `${head}.${body}.`, `${head}.${body}`, 'null', 'a'.repeat(7000)],
      `${head}.${other}.${seal}`,
      `${encoded({ alg: 'none' })}.${body}.`,
      `${encoded({ alg: 'HS256', kid: 'x' })}.${body}.${seal}`,
      ...['unknown', 'unknown', 'another'].map((kid) => `${encoded({ alg: 'RS256', kid })}.${body}.${seal}`),
    ];
    const ask = async (token: string) => {
      const answer = await fetch(`${url}/api/organizations`, { headers: { authorization: `Bearer ${token}` } });
      return answer.status;
    };
    const statuses: number[] = [];
    for (const token of forged) statuses.push(await ask(token));
    return {
      measured: tally(statuses),
      faults: failing({ 'every forged token is answered 401': statuses.every((status) => status === 401) }),
    };
  },
};
