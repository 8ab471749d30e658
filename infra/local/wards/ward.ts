import { createHash } from 'node:crypto';
import type { Params } from '#shared/contract/endpoint.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { A } from '#shared/contract/paths.ts';
import type { Unit } from '#shared/model/unit.ts';
import { Refused, type Send } from './client.ts';
import type { WardPlan } from './plan.ts';
import { sendPlan } from './send.ts';

/** The outcome of loading a ward. */
export type Outcome =
  | { readonly kind: 'loaded' | 'reloaded' | 'same' | 'different' | 'foreign' }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * The import identifier of a unit holds the state of its load and a fingerprint of the loaded data. A unit is hidden while it
 * is being loaded; one whose load was interrupted is removed and loaded again.
 */
const underWay = 'laddas ';
const done = 'laddad ';

const fingerprint = (plan: WardPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);

const stateOf = ({ importIdentifier }: Unit, plan: WardPlan): 'cut' | 'same' | 'different' | 'foreign' => {
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
 * Loads a ward, whole or not at all. `there` is the organisation's unit of that name; it is kept unless its load was
 * interrupted. Throws every error but a refusal (4xx); the next run continues.
 */
export const loadWard = async (
  send: Send,
  params: Params<typeof A>,
  plan: WardPlan,
  there: Unit | undefined,
): Promise<Outcome> => {
  const state = there && stateOf(there, plan);
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
