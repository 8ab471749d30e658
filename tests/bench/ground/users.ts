import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '#infra/local/demo.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import { ground } from './grounds.ts';
import { type Program, startProgram, tokenOf } from './program.ts';

const count = 50;

type Body = Readonly<Record<string, unknown>>;

/** Sends a request; the answer's `data`. Throws with the status of a failure. */
type Send = (method: string, path: string, body?: Body) => Promise<never>;

const senderOf =
  ({ url }: Program, token: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`);
    return (text ? JSON.parse(text).data : null) as never;
  };

interface Node {
  readonly id: string;
}
interface Tree extends Node {
  readonly areas: readonly (Node & { readonly units: readonly (Node & { readonly categories: readonly Node[] })[] })[];
}

/** A unit of the demo with one of its categories: ids and paths. */
interface Place {
  readonly orgId: string;
  readonly unitId: string;
  readonly U: string;
  readonly C: string;
}

const placesIn = (tree: readonly Tree[]): readonly Place[] =>
  tree.flatMap(({ id: orgId, areas }) =>
    areas.flatMap((area) =>
      area.units.flatMap(({ id: unitId, categories: [first] }) => {
        const U = `/api/organizations/${orgId}/areas/${area.id}/units/${unitId}`;
        return first ? [{ orgId, unitId, U, C: `${U}/categories/${first.id}` }] : [];
      }),
    ),
  );

const codeIn = (text: string): string => new URLSearchParams(/\?(username=\S+)/.exec(text)?.[1]).get('code') ?? '';

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

interface Period extends Node {
  readonly version: number;
}

/** Somebody who plans a unit, signed in, with an employee of one period whose comment is theirs to change. */
const plannerOf = async (program: Program, root: Send, { orgId, unitId, U, C }: Place, number: number) => {
  const username = `last${number}@test.se`;
  const access = { level: 'unit', id: unitId, canWrite: true };
  await root('POST', '/api/account', { email: username, type: 'User', homeOrgId: orgId, access });
  const mails = await fetch(`${program.url}/_local/mail`, { headers: { accept: 'application/json' } });
  const mail = ((await mails.json()) as readonly Mail[]).find(({ to }) => to.includes(username));
  await root('POST', '/api/account/confirm', { username, code: codeIn(mail?.text ?? ''), password: demoPassword });
  const send = senderOf(program, await tokenOf(program, username));
  const start = addDays(mondayOf(todayInStockholm(new Date())), 7);
  const period = { start, end: sundayOf(addDays(start, 70)), workRate: 0.5 };
  const asset: Node & { readonly periods: readonly Period[] } = await send('POST', `${C}/assets`, {
    name: `Last ${number}`,
    period,
  });
  let version = asset.periods[0]!.version;
  const comment = async (text: string): Promise<void> => {
    const path = `${C}/assets/${asset.id}/periods/${asset.periods[0]!.id}/comment`;
    const changed: Period = await send('PUT', path, { comment: text, version });
    version = changed.version;
  };
  return { U, C, send, comment };
};

export type Planner = Awaited<ReturnType<typeof plannerOf>>;

/** A program with the demo region and fifty planners of its units. */
export const thePlanners = ground(async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'load-'));
  const program = await startProgram({ DATA_DIR });
  const root = senderOf(program, await tokenOf(program, 'superadmin@demo.se'));
  const places = placesIn(await root('GET', '/api/access/context'));
  const planners: Planner[] = [];
  for (let number = 0; number < count; number++)
    planners.push(await plannerOf(program, root, places[number % places.length]!, number));
  return {
    program,
    planners,
    stop: async () => {
      await program.stop();
      await rm(DATA_DIR, { recursive: true });
    },
  };
});
