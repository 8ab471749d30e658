import { createHash } from 'node:crypto';
import type { Params } from '#shared/contract/endpoint.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { A } from '#shared/contract/paths.ts';
import type { Unit } from '#shared/model/unit.ts';
import { Refused, type Send } from './client.ts';
import type { WardPlan } from './plan.ts';
import { sendPlan } from './send.ts';

/** What became of a ward. */
export type Outcome =
  | { readonly kind: 'loaded' | 'reloaded' | 'same' | 'different' | 'foreign' }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * A unit says by its import identity how far it has come, and what it was loaded from. While it is being loaded it is
 * hidden too, so that nobody plans on half a ward; one that was cut off is made anew.
 */
const underWay = 'laddas ';
const done = 'laddad ';

const fingerprint = (plan: WardPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);

const standing = ({ importIdentifier }: Unit, plan: WardPlan): 'cut' | 'same' | 'different' | 'foreign' => {
  if (importIdentifier?.startsWith(underWay)) return 'cut';
  if (!importIdentifier?.startsWith(done)) return 'foreign';
  return importIdentifier === done + fingerprint(plan) ? 'same' : 'different';
};

const remove = (send: Send, params: Params<typeof A>, { id: unitId, name: confirm }: Pick<Unit, 'id' | 'name'>) =>
  send(hierarchy.deleteUnit, { params: { ...params, unitId }, query: { confirm } });

const make = async (send: Send, params: Params<typeof A>, plan: WardPlan): Promise<void> => {
  const unit = await send(hierarchy.createUnit, {
    params,
    body: {
      name: plan.name,
      hidden: true,
      hasBedsActivated: plan.beds.length > 0,
      importIdentifier: underWay + fingerprint(plan),
    },
  });
  const ids = { ...params, unitId: unit.id };
  try {
    await sendPlan(send, ids, plan);
    const whole = { hidden: false, importIdentifier: done + fingerprint(plan) };
    await send(hierarchy.updateUnit, { params: ids, body: whole });
  } catch (cause) {
    if (cause instanceof Refused) await remove(send, params, unit);
    throw cause;
  }
};

/**
 * Loads a ward whole or not at all. `there`: the organisation's unit of that name, if any; it is left as it is unless an
 * interrupted load has left it. Throws what is no refusal: then the next run goes on.
 */
export const loadWard = async (
  send: Send,
  params: Params<typeof A>,
  plan: WardPlan,
  there: Unit | undefined,
): Promise<Outcome> => {
  const state = there && standing(there, plan);
  if (state && state !== 'cut') return { kind: state };
  try {
    if (there) await remove(send, { ...params, areaId: there.areaId }, there);
    await make(send, params, plan);
    return { kind: there ? 'reloaded' : 'loaded' };
  } catch (cause) {
    if (!(cause instanceof Refused) || cause.status >= 500) throw cause;
    return { kind: 'refused', why: cause.message };
  }
};
