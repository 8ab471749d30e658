import { randomBytes } from 'node:crypto';
import { keysIn } from '#functions/kernel/adapters/dataKeys.ts';

/** A step of the rotation of the data key (infra/cloud/README.md, "Rotate a secret"). */
export const steps = ['make', 'add', 'use', 'drop'] as const;
export type Step = (typeof steps)[number];

/** What forbids a step, in Swedish. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused';
}

/** A key begins with the instant at which it was made, so that the newest is known. */
const newKey = (now: Date): string => `${now.toISOString()}.${randomBytes(32).toString('base64url')}`;

/** Keys that begin with no instant are of a time before rotation. */
const madeAt = (key: string): string => /^(\d{4}-[^.]+)\.\d{3}Z\./.exec(key)?.[0] ?? '';

const newestOf = (keys: readonly string[]): string | undefined =>
  keys.reduce<string | undefined>((best, key) => (best && madeAt(best) >= madeAt(key) ? best : key), undefined);

/**
 * The data keys after a step, as the secret holds them. `make` is for a new installation; `add` lets a new key be accepted; `use` makes the
 * newest the one that is used; `drop` ends what was sealed with the others. Throws {@link StepRefused}.
 */
export const after = (step: Step, text: string | undefined, now: Date): string => {
  const keys = keysIn(text ?? '');
  const [used] = keys;
  const newest = newestOf(keys);
  if (step === 'make') {
    if (used !== undefined) throw new StepRefused('Det finns redan en nyckel.');
    return newKey(now);
  }
  if (used === undefined || newest === undefined) throw new StepRefused('Det finns ingen nyckel: make gör den första.');
  if (step === 'use') {
    if (newest === used) throw new StepRefused('Den nyaste nyckeln används redan: add lägger till en ny.');
    return [newest, ...keys.filter((key) => key !== newest)].join(' ');
  }
  if (newest !== used) throw new StepRefused('Den nyaste nyckeln används inte ännu: use tar den i bruk.');
  return step === 'add' ? [...keys, newKey(now)].join(' ') : used;
};
