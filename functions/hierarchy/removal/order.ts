import type { OrgIds } from '#functions/core/places/ids.ts';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';

/** Loaded at first use: few requests remove an organisation, and the client adds to every cold start. */
const loadQueue = async () => (await import('#functions/kernel/adapters/queue.ts')).retentionQueue();

/**
 * Orders that the removal of a marked organisation is carried out now. Where the order cannot be sent the daily retention carries it
 * out: the organisation is gone for everybody already.
 */
export const orderRemoval = async ({ orgId }: OrgIds): Promise<undefined> => {
  try {
    const send = await loadQueue();
    await send({ orgId });
  } catch (cause) {
    logLine('error', { event: 'removalNotOrdered', tenant: orgId, ...traceOf(cause) });
  }
  return undefined;
};
