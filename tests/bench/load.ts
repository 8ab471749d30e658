import { setTimeout as pause } from 'node:timers/promises';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { type Benchmark, megabytes, ms, quantile } from './benchmark.ts';
import { type Planner, thePlanners } from './ground/users.ts';

const lastsMs = 60_000;
/** Between two requests of a user, at most; half of it on average. */
const mostThinkingMs = 1000;
const mostMemory = 600_000_000;

const begin = addDays(mondayOf(todayInStockholm(new Date())), -26 * 7);
const year = `start=${begin}&end=${addDays(begin, 52 * 7 - 1)}`;

type Action = (planner: Planner, turn: number) => Promise<unknown>;

const plan: Action = ({ send, U }) => send('GET', `${U}/plan`);
const demand: Action = ({ send, C }) => send('GET', `${C}/demand`);
const staff: Action = ({ send, C }) => send('GET', `${C}/assets`);
const receipts: Action = ({ send, U }) => send('GET', `${U}/receipts?${year}`);
const places: Action = ({ send }) => send('GET', '/api/access/context');
const write: Action = ({ comment }, turn) => comment(`Varv ${turn}`);

/** What a planner does, in turn: of ten requests two change something. */
const actions: readonly Action[] = [plan, demand, staff, write, receipts, plan, demand, staff, write, places];

/** Fifty planners at once, each of whom waits up to a second between requests. */
export const load: Benchmark = {
  name: 'load: 50 users for 60 s, every fifth request writes',
  limit: `no error, ≤ ${megabytes(mostMemory)}`,
  run: async () => {
    const { program, planners } = await thePlanners();
    const times = { reads: [] as number[], writes: [] as number[] };
    const errors: unknown[] = [];
    let peak = 0;
    const until = performance.now() + lastsMs;
    const work = async (planner: Planner, number: number): Promise<void> => {
      for (let turn = number; performance.now() < until; turn++) {
        await pause((number * 137 + turn * 389) % mostThinkingMs);
        const action = actions[turn % actions.length]!;
        const began = performance.now();
        await action(planner, turn).catch((cause: unknown) => errors.push(cause));
        times[action === write ? 'writes' : 'reads'].push(performance.now() - began);
      }
    };
    const watch = async (): Promise<void> => {
      for (; performance.now() < until; await pause(500)) peak = Math.max(peak, program.memory());
    };
    await Promise.all([...planners.map(work), watch()]);
    const all = [...times.reads, ...times.writes];
    const shown = (list: readonly number[]) => `p50 ${ms(quantile(list, 0.5))}, p99 ${ms(quantile(list, 0.99))}`;
    if (errors.length > 0) console.error(errors.slice(0, 5));
    return {
      figure: `${(all.length / (lastsMs / 1000)).toFixed(0)} a second, ${shown(all)}, ${errors.length} errors, ${megabytes(peak)}`,
      beside: `reads ${shown(times.reads)}; writes ${shown(times.writes)}`,
      ok: errors.length === 0 && peak <= mostMemory,
    };
  },
};
