import { access } from './en/access.ts';
import { accounts } from './en/accounts.ts';
import { assets } from './en/assets.ts';
import { budget } from './en/budget.ts';
import { cost } from './en/cost.ts';
import { demand } from './en/demand.ts';
import { explain } from './en/explain.ts';
import { catalogue as first } from './en/first.ts';
import { followup } from './en/followup.ts';
import { groups } from './en/groups.ts';
import { log } from './en/log.ts';
import { manage } from './en/manage.ts';
import { overview } from './en/overview.ts';
import { plan } from './en/plan.ts';
import { remedies } from './en/remedies.ts';
import { reports } from './en/reports.ts';
import { schemas } from './en/schemas.ts';
import { sheet } from './en/sheet.ts';

/** Every English text of the product; each file has exactly the keys of its Swedish twin. */
export const catalogue = {
  ...first,
  accounts,
  sheet,
  plan,
  demand,
  assets,
  budget,
  cost,
  schemas,
  explain,
  overview,
  remedies,
  followup,
  groups,
  reports,
  manage,
  access,
  log,
} as const;
