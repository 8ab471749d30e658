/** What a benchmark found. */
export interface Measured {
  /** With its unit. */
  readonly figure: string;
  /** What stands beside it in the same run: a peer's figure, or what the limit comes to. */
  readonly beside?: string;
  readonly ok: boolean;
}

/** One line of the table. */
export interface Benchmark {
  readonly name: string;
  readonly limit: string;
  readonly run: () => Promise<Measured>;
}

/** The value below which this share of all lies. */
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

const timed = async (work: () => unknown): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/**
 * The median time of each piece of work, in milliseconds. They take turns, so that what else the machine does meets all of them
 * alike; the first rounds only warm up.
 */
export const medians = async <Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const warm = Math.ceil(rounds / 5);
  for (let round = -warm; round < rounds; round++)
    for (const name of names) {
      const time = await timed(works[name]);
      if (round >= 0) times.get(name)?.push(time);
    }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
};
