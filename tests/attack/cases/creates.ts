import { randomUUID } from 'node:crypto';
import { type Case, failing, tally } from '../case.ts';

const count = 600;

/** Hundreds of creates at once; what was refused is sent again with its key, as a form does. */
export const creates: Case = {
  name: 'of hundreds of creates at once each is stored once',
  run: async ({ program: { url }, as }) => {
    const headers = { ...(await as('superadmin@demo.se')), 'content-type': 'application/json' };
    const things = Array.from({ length: count }, (_, number) => ({ name: `Anfall ${number}`, key: randomUUID() }));
    const send = async ({ name, key }: (typeof things)[number]): Promise<number> => {
      const answer = await fetch(`${url}/api/organizations`, {
        method: 'POST',
        body: JSON.stringify({ name }),
        headers: { ...headers, 'idempotency-key': key },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const names = async (): Promise<readonly string[]> => {
      const { data } = await (await fetch(`${url}/api/organizations`, { headers })).json();
      return data.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith('Anfall '));
    };
    const first = await Promise.all(things.map(send));
    const stored = (await names()).length;
    let open = things.filter((_, index) => first[index] !== 201);
    for (let round = 0; round < 20 && open.length > 0; round += 1) {
      const again: number[] = [];
      for (let at = 0; at < open.length; at += 50)
        again.push(...(await Promise.all(open.slice(at, at + 50).map(send))));
      open = open.filter((_, index) => again[index] !== 201);
    }
    const all = await names();
    return {
      measured: `${tally(first)}; ${stored} stored at first, ${all.length} after the refused were sent again`,
      faults: failing({
        'each is answered 201 or 503': first.every((status) => status === 201 || status === 503),
        'what was answered 201 is stored, and nothing else': stored === first.filter((status) => status === 201).length,
        'all are stored once in the end': all.length === count && new Set(all).size === count,
      }),
    };
  },
};
