/** Exact fractions for the reference: slow, plain, and with nothing from the product in them. */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const reduced = (n: bigint, d: bigint): Exact => {
  const by = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / by, d: d / by };
};

export const whole = (value: number): Exact => ({ n: BigInt(value), d: 1n });
export const zero = whole(0);
export const add = (a: Exact, b: Exact): Exact => reduced(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Exact, b: Exact): Exact => add(a, { n: -b.n, d: b.d });
export const times = (a: Exact, b: Exact): Exact => reduced(a.n * b.n, a.d * b.d);
export const over = (a: Exact, b: Exact): Exact => reduced(a.n * b.d, a.d * b.n);
export const sum = (values: readonly Exact[]): Exact => values.reduce(add, zero);
export const largest = (a: Exact, b: Exact): Exact => (minus(a, b).n > 0n ? a : b);

/** A decimal as it is written: `2,5`, `0.8333`, `.5`. */
export const decimal = (text: string | number): Exact => {
  const [before = '', after = ''] = String(text).replace(',', '.').split('.');
  return reduced(BigInt(`${before}${after}` || '0'), 10n ** BigInt(after.length));
};

/** To six decimals, half away from zero. */
export const six = (value: Exact): number => {
  const size = value.n < 0n ? -value.n : value.n;
  const millionths = (size * 2_000_000n + value.d) / (2n * value.d);
  const text = String(millionths).padStart(7, '0');
  return Number(`${value.n < 0n && millionths > 0n ? '-' : ''}${text.slice(0, -6)}.${text.slice(-6)}`);
};
