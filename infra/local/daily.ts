const hourMs = 60 * 60 * 1000;

/** Runs a job now and then every so often, for as long as the program runs; what fails is printed. @returns what ends it, after a run under way */
export const every = (ms: number, job: () => Promise<unknown>, failure: string): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(job).then(
      () => undefined,
      (cause: unknown) => console.error(failure, cause),
    );
  };
  run();
  const timer = setInterval(run, ms).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};

/** Runs a job now and then daily, for as long as the program runs; what fails is printed. @returns what ends it, after a run under way */
export const daily = (job: () => Promise<unknown>, failure: string) => every(24 * hourMs, job, failure);

/** As `daily`, every hour. */
export const hourly = (job: () => Promise<unknown>, failure: string) => every(hourMs, job, failure);
