import { access } from './sv/access.ts';
import { accounts } from './sv/accounts.ts';
import { assets } from './sv/assets.ts';
import { budget } from './sv/budget.ts';
import { cost } from './sv/cost.ts';
import { demand } from './sv/demand.ts';
import { explain } from './sv/explain.ts';
import { catalogue as first } from './sv/first.ts';
import { followup } from './sv/followup.ts';
import { groups } from './sv/groups.ts';
import { log } from './sv/log.ts';
import { manage } from './sv/manage.ts';
import { overview } from './sv/overview.ts';
import { plan } from './sv/plan.ts';
import { remedies } from './sv/remedies.ts';
import { reports } from './sv/reports.ts';
import { schemas } from './sv/schemas.ts';
import { sheet } from './sv/sheet.ts';

/** Every Swedish text of the product. */
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
