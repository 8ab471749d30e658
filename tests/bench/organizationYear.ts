import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { tableName } from '#infra/local/table.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { atMost, type Benchmark, compared, inTurns, timed } from './benchmark.ts';
import { readUnits } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { organizations, type Size, theWards, unitIdOf } from './ground/wards.ts';

/** Asks for the year of an organisation by category, and writes in every plan, so that kept weeks are of earlier versions. */
const organizationOf = async (size: Size) => {
  const { get, documents } = await theWards();
  const { orgId, units } = organizations[size];
  const table = dynamoTable(documents, tableName);
  const ask = () =>
    timed(() => get(`/api/organizations/${orgId}/receipts?by=category&start=${year.start}&end=${year.end}`));
  const change = async () => {
    for (let index = 0; index < units; index++) {
      const key = planKeys.importMappings({ orgId, unitId: unitIdOf(size, index) });
      await table.commit({ put: { ...key, version: 1, data: { mappings: [] } } });
    }
  };
  const askChanged = async () => {
    await change();
    return ask();
  };
  return { documents, ask, change, askChanged };
};

const measure = async (size: Size, rounds: number) => {
  const { documents, ask, change, askChanged } = await organizationOf(size);
  /** The weeks of a version that is a second old are kept. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1_100));
  await settle();
  const { ours, bare } = await inTurns(rounds, { ours: ask, bare: () => timed(() => readUnits(documents, size)) });
  const fresh = await inTurns(rounds, {
    ours: askChanged,
    bare: () => timed(() => readUnits(documents, size)),
  });
  await change();
  await settle();
  return { kept: { ours, bare }, fresh, first: await ask() };
};

const judged = ({ ours, bare }: { readonly ours: number; readonly bare: number }, most: number, more = {}) =>
  compared({ '': ours, ...more }, { name: 'bare queries', time: bare }, most);

const most = { kept: 0.5, fresh: 1.5 };

/** Of each size, measured once for its rows. */
const measured = new Map<Size, ReturnType<typeof measure>>();
const of = (size: Size, rounds: number): ReturnType<typeof measure> => {
  const run = measured.get(size) ?? measure(size, rounds);
  measured.set(size, run);
  return run;
};

/** The balance of an organisation by category, a year of weeks, from kept weeks. */
export const organization25: Benchmark = {
  name: 'organisation: 25 units × 53 weeks × 4 categories × 40 staff, kept',
  limit: atMost(most.kept, 'bare queries'),
  run: async () => judged((await of('region', 20)).kept, most.kept),
};

/** The same where every plan was changed since. */
export const organization25Fresh: Benchmark = {
  name: 'organisation: the same, all units changed since',
  limit: atMost(most.fresh, 'bare queries'),
  run: async () => judged((await of('region', 20)).fresh, most.fresh),
};

const mostOfGross = 1.3;

/** The same with expected absence, net figures and risk, against one without. */
export const organization25Net: Benchmark = {
  name: 'organisation: the same, all units changed since, with expected absence and risk',
  limit: atMost(mostOfGross, 'the same without'),
  run: async () => {
    const [net, gross] = await Promise.all([organizationOf('expecting'), organizationOf('region')]);
    const times = await inTurns(20, { ours: net.askChanged, gross: gross.askChanged });
    return compared({ '': times.ours }, { name: 'the same without', time: times.gross }, mostOfGross);
  },
};

/** The same of an organisation of many units. */
export const organization200: Benchmark = {
  name: 'organisation: 200 units, kept; all changed since; the first time after, which keeps them',
  limit: '',
  run: async () => {
    const { kept, fresh, first } = await of('county', 5);
    const { figure, beside } = judged(kept, Number.POSITIVE_INFINITY);
    return {
      figure,
      beside: `${beside}; changed ${fresh.ours.toFixed(0)} ms, keeping ${first.toFixed(0)} ms`,
      ok: true,
    };
  },
};

const mostOfMap = 1.2;

/** The heaviest shortages of many units with their remedies, against the map that they stand below. */
export const remedies200: Benchmark = {
  name: 'remedies: the five heaviest shortages of 200 units, kept',
  limit: atMost(mostOfMap, 'the map of the same 26 weeks'),
  run: async () => {
    const { get } = await theWards();
    const { orgId } = organizations.county;
    const path = `/api/organizations/${orgId}`;
    const monday = mondayOf(todayInStockholm(new Date()));
    const weeks = `start=${monday}&end=${addDays(monday, 7 * 26 - 1)}`;
    const { ours, map } = await inTurns(10, {
      ours: () => timed(() => get(`${path}/remedies`)),
      map: () => timed(() => get(`${path}/receipts?${weeks}`)),
    });
    return compared({ '': ours }, { name: 'the map', time: map }, mostOfMap);
  },
};
