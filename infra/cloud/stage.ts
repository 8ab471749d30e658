/** What differs between one installation and another. */
export interface Stage {
  /** Where everything lives that AWS does not demand elsewhere. */
  readonly region: string;
  /** The address people type; lies in `zone`. */
  readonly domain: string;
  /** The hosted zone in Route 53, in the same account. */
  readonly zone: { readonly id: string; readonly name: string };
  /** Who is told when an alarm goes off. */
  readonly alarmEmail: string;
  /** Where the people who plan turn for help. */
  readonly supportEmail: string;
}

/** A sample: an operator puts in the own domain before the first deploy. */
export const stage: Stage = {
  region: 'eu-north-1',
  domain: 'plan.example.se',
  zone: { id: 'Z0123456789SAMPLE', name: 'example.se' },
  alarmEmail: 'drift@example.se',
  supportEmail: 'support@example.se',
};
