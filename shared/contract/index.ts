import { access } from './access.ts';
import { account } from './account.ts';
import { assets } from './assets.ts';
import { beds } from './beds.ts';
import { budget } from './budget.ts';
import { demand } from './demand.ts';
import { followup } from './followup.ts';
import { hierarchy } from './hierarchy.ts';
import { imports } from './imports.ts';
import { log } from './log.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { reports } from './reports.ts';
import { schemas } from './schemas.ts';
import { settings } from './settings.ts';
import { system } from './system.ts';

/** Every operation of the product, by domain; a domain is one Lambda. */
export const contract = {
  account,
  access,
  hierarchy,
  assets,
  schemas,
  beds,
  demand,
  budget,
  overview,
  reports,
  settings,
  followup,
  imports,
  log,
  people,
  system,
} as const;

export type Domain = keyof typeof contract;
