import type { FirstPasswords } from '#functions/kernel/services/environment.ts';

/** What differs between one installation and another. */
export interface Stage {
  /** The region of everything that AWS does not require in another one. */
  readonly region: string;
  /** The domain name of the site, in `zone`. */
  readonly domain: string;
  /** The hosted zone in Route 53, in the same account. */
  readonly zone: { readonly id: string; readonly name: string };
  /** The address that alarms are mailed to. */
  readonly alarmEmail: string;
  /** The address that users are referred to for support. */
  readonly supportEmail: string;
  /** `specified`: a first password has 6 characters; `strong`: it follows the rules of all others. */
  readonly firstPasswords: FirstPasswords;
}

/** A sample: an operator replaces it before the first deploy. */
export const stage: Stage = {
  region: 'eu-north-1',
  domain: 'plan.example.se',
  zone: { id: 'Z0123456789SAMPLE', name: 'example.se' },
  alarmEmail: 'drift@example.se',
  supportEmail: 'support@example.se',
  firstPasswords: 'strong',
};
