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

/** The path of an organisation, and the 26 weeks from this one on, which its map is looked at for. */
const ahead = (size: Size): readonly [path: string, weeks: string] => {
  const monday = mondayOf(todayInStockholm(new Date()));
  return [`/api/organizations/${organizations[size].orgId}`, `start=${monday}&end=${addDays(monday, 7 * 26 - 1)}`];
};

const mostOfGrossMap = 1.5;

/** The map of many units with the risk of a shortage, from kept weeks and computed, against the map of as many without. */
export const mapRisk200: Benchmark = {
  name: 'the map of 200 units and 26 weeks with risk, kept; all changed since',
  limit: atMost(mostOfGrossMap, 'the same without'),
  run: async () => {
    const { get } = await theWards();
    const [risk, gross] = await Promise.all([organizationOf('expecting200'), organizationOf('county')]);
    const map = (size: Size) => {
      const [path, weeks] = ahead(size);
      return () => timed(() => get(`${path}/receipts?${weeks}`));
    };
    const [riskMap, grossMap] = [map('expecting200'), map('county')];
    const kept = await inTurns(10, { ours: riskMap, gross: grossMap });
    const fresh = await inTurns(5, {
      ours: async () => {
        await risk.change();
        return riskMap();
      },
      gross: async () => {
        await gross.change();
        return grossMap();
      },
    });
    const measured = [kept, fresh].map(({ ours, gross: without }) =>
      compared({ '': ours }, { name: 'the same without', time: without }, mostOfGrossMap),
    );
    const [ofKept, ofFresh] = [measured[0]!, measured[1]!];
    return {
      figure: ofKept.figure,
      beside: `${ofKept.beside}; changed ${ofFresh.figure}, ${ofFresh.beside}`,
      ok: ofKept.ok && ofFresh.ok,
    };
  },
};

const mostOfFollowUp = 4;

/** A year of many units added up by area, beside the year before: computed from their plans. */
export const followUp200: Benchmark = {
  name: 'organisation follow-up: a year of 200 units beside the year before',
  limit: atMost(mostOfFollowUp, 'bare queries'),
  run: async () => {
    const { get, documents } = await theWards();
    const path = `/api/organizations/${organizations.county.orgId}/followup/2026`;
    const { ours, bare } = await inTurns(5, {
      ours: () => timed(() => get(path)),
      bare: () => timed(() => readUnits(documents, 'county')),
    });
    return judged({ ours, bare }, mostOfFollowUp);
  },
};

const mostOfMap = 1.2;

/** The heaviest shortages of many units with their remedies, against the map that they stand below. */
export const remedies200: Benchmark = {
  name: 'remedies: the five heaviest shortages of 200 units, kept',
  limit: atMost(mostOfMap, 'the map of the same 26 weeks'),
  run: async () => {
    const { get } = await theWards();
    const [path, weeks] = ahead('county');
    const { ours, map } = await inTurns(10, {
      ours: () => timed(() => get(`${path}/remedies`)),
      map: () => timed(() => get(`${path}/receipts?${weeks}`)),
    });
    return compared({ '': ours }, { name: 'the map', time: map }, mostOfMap);
  },
};
