/** Pseudorandom numbers, the same for the same seed (mulberry32 on a hashed text). */
export interface Random {
  /** At least 0, below 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  return hash >>> 0;
};

/** A generator of its own for every seed, so that a change of one part of the demo does not change the others. */
export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[Math.floor(fraction() * items.length)]!,
  };
};
