import { setClockAhead } from './clock.mjs';

/** The day on which the walks take place, a Wednesday amid a plan period of the demo; `E2E_DAY=2027-01-01` tries another. */
export const day = process.env.E2E_DAY ?? '2026-11-25';

/** How many milliseconds the walks are ahead of the real time: one value for the runner, its workers, the programs and the pages. */
export const clockAhead = (): number => Number(process.env.CLOCK_AHEAD);

/** Sets the clock of this process to the morning of the day; a worker of the runner takes the runner's. */
export const goToTheDay = (): void => {
  process.env.CLOCK_AHEAD ??= String(Date.parse(`${day}T08:00:00Z`) - Date.now());
  setClockAhead(clockAhead());
};
