/** A runner that lets the tasks of one key run one after the other, in the order they came. */
export const serially = () => {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const run = (last.get(key) ?? Promise.resolve()).then(task, task);
    const settled = run.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    void settled.then(() => last.get(key) === settled && last.delete(key));
    return run;
  };
};

export type Turn = ReturnType<typeof serially>;
