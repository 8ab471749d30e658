const dayMs = 24 * 60 * 60 * 1000;

/** Runs a job now and then daily, for as long as the program runs; what fails is printed. @returns what ends it, after a run under way */
export const daily = (job: () => Promise<unknown>, failure: string): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(job).then(
      () => undefined,
      (cause: unknown) => console.error(failure, cause),
    );
  };
  run();
  const timer = setInterval(run, dayMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
