/** The result of a benchmark. */
export interface Measured {
  /** With its unit. */
  readonly figure: string;
  /** Further figures of the same run, such as the time of the reference. */
  readonly beside?: string;
  readonly ok: boolean;
}

/** Work of the same kind, measured in the same run: a slower machine is slower at both. */
export interface Reference {
  readonly name: string;
  /** In milliseconds. */
  readonly time: number;
}

/** One line of the result table. */
export interface Benchmark {
  readonly name: string;
  readonly limit: string;
  readonly run: () => Promise<Measured>;
}

/** The value that the given share of all values lies below. */
export const quantile = (values: readonly number[], share: number): number => {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const tidied = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

export const ms = (value: number): string => `${tidied(value)} ms`;
export const kilobytes = (bytes: number): string => `${tidied(bytes / 1000)} KB`;
export const megabytes = (bytes: number): string => `${tidied(bytes / 1e6)} MB`;
export const seconds = (milliseconds: number): string => `${tidied(milliseconds / 1000)} s`;

/** The limit of a time that is judged by a reference. */
export const atMost = (most: number, reference: string): string => `≤ ${most} × ${reference}`;

const ratioOf = (time: number, reference: Reference): string => `${(time / reference.time).toFixed(2)} ×`;

/**
 * Judges times by the ratio of the longest to the reference, since milliseconds depend on the machine. The times themselves are
 * shown only: the longest in the figure, the others beside it.
 */
export const compared = (times: Readonly<Record<string, number>>, reference: Reference, most: number): Measured => {
  const [[slowest, time] = ['', Number.NaN], ...others] = Object.entries(times).sort((a, b) => b[1] - a[1]);
  const beside = [...others.map(([name, one]) => `${name} ${ms(one)}`), `${reference.name} ${ms(reference.time)}`];
  return {
    figure: `${[slowest, ms(time)].join(' ').trim()}, ${ratioOf(time, reference)}`,
    beside: beside.join(', '),
    ok: time <= most * reference.time,
  };
};

/** The milliseconds that the work takes. */
export const timed = async (work: () => unknown): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/**
 * The time of each piece of work, which returns its own, in milliseconds: the lower quartile of the rounds, since other load on the
 * machine only ever adds time. The works take turns, so that such load affects all of them alike; the first rounds only warm up.
 */
export const inTurns = async <Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const warm = Math.ceil(rounds / 5);
  for (let round = -warm; round < rounds; round++)
    for (const name of names) {
      const time = await works[name]();
      if (round >= 0) times.get(name)?.push(time);
    }
  return Object.fromEntries(names.map((name) => [name, quantile(times.get(name) ?? [], 0.25)])) as Record<Name, number>;
};

/** The time of each piece of work from its call to its end, in turns like `inTurns`. */
export const timesOf = <Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(works) as Name[];
  const timedWorks = names.map((name) => [name, () => timed(works[name])] as const);
  return inTurns(rounds, Object.fromEntries(timedWorks) as Record<Name, () => Promise<number>>);
};
