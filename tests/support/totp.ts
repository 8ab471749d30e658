import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';

const stepMs = 30_000;
const stepAt = (now: number): number => Math.floor(now / stepMs);

/** Computed by another library than the code of the stand-in for Cognito, so that an error in that code is found. */
const codeOf = (secret: string, step: number): string => generateSync({ secret, epoch: (step * stepMs) / 1000 });

/** In the second half of a step the code of the step before is not begun with: a request may take long. */
const marginMs = 15_000;

/** An authenticator app with a secret. */
export interface App {
  readonly secret: string;
  /** A code that was not used yet: of the step before or the present one, then of the next ones. */
  code(): Promise<string>;
  /** A code that is none of the last, present or coming ones. */
  wrong(): string;
}

/** An authenticator app that has read the QR code with this secret. */
export const appWith = (secret: string): App => {
  let last = 0;
  return {
    secret,
    code: async () => {
      last = Math.max(last + 1, stepAt(Date.now() + marginMs) - 1);
      // The one after the next is taken when its time comes nearer.
      while (last > stepAt(Date.now()) + 1) await pause(250);
      return codeOf(secret, last);
    },
    wrong: () => {
      const near = [-2, -1, 0, 1, 2].map((offset) => codeOf(secret, stepAt(Date.now()) + offset));
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
    },
  };
};
