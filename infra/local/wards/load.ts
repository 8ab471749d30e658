import { hierarchy } from '#shared/contract/hierarchy.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { Unit } from '#shared/model/unit.ts';
import { comparable } from '#shared/text/names.ts';
import type { Send } from './client.ts';
import { planOf, type WardPlan } from './plan.ts';
import type { BrokenRow, WardRows } from './rows.ts';
import { loadWard, type Outcome } from './ward.ts';
import { type Ward, wardsOf } from './wards.ts';

/** The rows of a file, and the name of their organisation. */
export interface WardFile extends WardRows {
  readonly organization: string;
}

interface Wanted {
  readonly ward: Ward;
  readonly plan: WardPlan;
}

/** The outcome of loading a file. */
export interface Loaded {
  readonly organization: string;
  readonly rows: number;
  readonly wards: readonly (Wanted & { readonly outcome: Outcome })[];
  readonly empty: readonly Ward[];
  readonly broken: readonly BrokenRow[];
}

/** Wards at a time: enough to keep the two cores of a small machine busy with sending and answering. */
const width = 4;

interface Named {
  readonly id: string;
  readonly name: string;
}

const alike = <Thing extends Named>(things: readonly Thing[], name: string): Thing | undefined =>
  things.find((thing) => comparable(thing.name) === comparable(name));

const ensureAreas = async (send: Send, orgId: string, names: ReadonlySet<string>) => {
  const areas: Named[] = await send(hierarchy.areas, { params: { orgId } });
  for (const name of names)
    if (!alike(areas, name)) areas.push(await send(hierarchy.createArea, { params: { orgId }, body: { name } }));
  const lists = await inParallel(areas, width, ({ id: areaId }) =>
    send(hierarchy.units, { params: { orgId, areaId } }),
  );
  return { areas, units: lists.flat() as readonly Unit[] };
};

const ensureOrganization = async (send: Send, name: string): Promise<string> => {
  const organizations = await send(hierarchy.organizations, { params: {} });
  const { id } =
    alike(organizations, name) ?? (await send(hierarchy.createOrganization, { params: {}, body: { name } }));
  return id;
};

const loadWards = async (send: Send, organization: string, wanted: readonly Wanted[], say: (line: string) => void) => {
  const orgId = await ensureOrganization(send, organization);
  const { areas, units } = await ensureAreas(send, orgId, new Set(wanted.map(({ plan }) => plan.division)));
  let done = 0;
  return inParallel(wanted, width, async ({ ward, plan }) => {
    const areaId = alike(areas, plan.division)!.id;
    const outcome = await loadWard(send, { orgId, areaId }, plan, alike(units, plan.name));
    done += 1;
    if (outcome.kind !== 'same') say(`Laddar: ${done} av ${wanted.length} avdelningar (${plan.name})`);
    return { ward, plan, outcome };
  });
};

/**
 * Loads a file into the organisation of its name: wards of an earlier run are kept, interrupted ones are
 * loaded again. Throws Unreachable, and Refused at a 5xx answer.
 */
export const loadFile = async (
  send: Send,
  { organization, rows, broken }: WardFile,
  say: (line: string) => void,
): Promise<Loaded> => {
  const planned = wardsOf(rows, broken).map((ward) => ({ ward, plan: planOf(ward) }));
  const wanted = planned.flatMap(({ ward, plan }) => (plan ? [{ ward, plan }] : []));
  const empty = planned.filter(({ plan }) => !plan).map(({ ward }) => ward);
  const wards = wanted.length > 0 ? await loadWards(send, organization, wanted, say) : [];
  return { organization, rows: rows.length, wards, empty, broken };
};
