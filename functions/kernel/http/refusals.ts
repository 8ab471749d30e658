import { isId } from '#functions/kernel/adapters/ids.ts';
import type { Bearer } from '#functions/kernel/adapters/token.ts';
import { logRefusal } from '#functions/kernel/changes/refusals.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { noOrganization } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { addressOf } from './address.ts';
import type { Event } from './event.ts';
import { requestLogOf } from './requestLog.ts';

const levels = ['orgId', 'areaId', 'unitId'] as const;

/** The ids of levels in the path; nothing else that a client may have put there. */
const pathOf = ({ pathParameters }: Event): Readonly<Record<string, string>> =>
  Object.fromEntries(
    levels.flatMap((level) => {
      const id = pathParameters?.[level];
      return id !== undefined && isId(id) ? [[level, id] as const] : [];
    }),
  );

/**
 * Logs a 403 of a signed-in account with the client's address, in the log outside all organisations, which SuperAdmin alone reads.
 * Where it cannot be stored the refusal is answered all the same.
 */
export const logForbidden = async (table: Table, event: Event, { username }: Bearer, cause: unknown): Promise<void> => {
  if (!(cause instanceof Problem) || cause.code !== 'forbidden') return;
  const address = addressOf(event);
  await logRefusal(
    { table, address, now: new Date(), by: username },
    {
      action: 'refused',
      object: 'request',
      id: event.routeKey,
      orgId: noOrganization,
      path: pathOf(event),
      after: { address, reason: 'forbidden' },
    },
  ).catch((failure: unknown) => requestLogOf(event).fail(failure));
};
