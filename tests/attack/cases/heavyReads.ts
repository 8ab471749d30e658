import { type Case, failing, tally } from '../case.ts';

const MB = 1_000_000;
/** Generous, for machines that are slow or busy; the aim is 500 ms and 600 MB. */
const most = { healthMs: 8000, otherMs: 20_000, memory: 1000 * MB };

/** One reader asks a hundred times at once for six years of receipts of a whole organisation. */
export const heavyReads: Case = {
  name: 'a hundred large answers at once leave the program to others',
  run: async ({ program, as }) => {
    const { url, memory } = program;
    const [reader, admin] = [await as('superuser@demo.se'), await as('admin@demo.se')];
    const organizations = (await (await fetch(`${url}/api/organizations`, { headers: reader })).json()).data;
    const path = `/api/organizations/${organizations[0].id}/receipts?start=2022-01-03&end=2027-12-26`;
    let peak = 0;
    let isRunning = true;
    const times = { health: [] as number[], other: [] as number[] };
    const timed = async (list: number[], path: string) => {
      const began = performance.now();
      const { status } = await fetch(url + path, { headers: admin });
      list.push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    };
    const others = (async () => {
      while (isRunning) {
        await timed(times.health, '/api/health');
        await timed(times.other, '/api/organizations');
        peak = Math.max(peak, memory());
      }
    })();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await fetch(url + path, { headers: reader });
        // The bodies are not kept: the work of the attack itself would be measured too.
        await answer.body?.pipeTo(new WritableStream());
        return answer.status;
      }),
    );
    isRunning = false;
    await others;
    const [health, other] = [Math.max(...times.health), Math.max(...times.other)];
    return {
      measured: `${tally(statuses)}; health at most ${health.toFixed(0)} ms, another reader ${other.toFixed(0)} ms, memory ${(peak / MB).toFixed(0)} MB`,
      faults: failing({
        'some are answered, the rest 429 or 503': statuses.every((status) => [200, 429, 503].includes(status)),
        'at least two are answered': statuses.filter((status) => status === 200).length >= 2,
        'most are refused': statuses.filter((status) => status === 429).length >= 50,
        [`health answers within ${most.healthMs} ms`]: health < most.healthMs,
        [`another reader is answered within ${most.otherMs} ms`]: other < most.otherMs,
        [`memory stays below ${most.memory / MB} MB`]: peak < most.memory,
      }),
    };
  },
};
