import { handler as access } from '#functions/access/handler.ts';
import { handler as account } from '#functions/account/handler.ts';
import { handler as assets } from '#functions/assets/handler.ts';
import { handler as beds } from '#functions/beds/handler.ts';
import { handler as budget } from '#functions/budget/handler.ts';
import { handler as demand } from '#functions/demand/handler.ts';
import { handler as followup } from '#functions/followup/handler.ts';
import { handler as hierarchy } from '#functions/hierarchy/handler.ts';
import { handler as imports } from '#functions/imports/handler.ts';
import { handler as log } from '#functions/log/handler.ts';
import { handler as overview } from '#functions/overview/handler.ts';
import { handler as people } from '#functions/people/handler.ts';
import { handler as reports } from '#functions/reports/handler.ts';
import { handler as schemas } from '#functions/schemas/handler.ts';
import { handler as settings } from '#functions/settings/handler.ts';
import { handler as system } from '#functions/system/handler.ts';
import type { Domain } from '#shared/contract/index.ts';
import type { Handler } from './gateway/api.ts';

/** The Lambdas by domain: a domain without one does not compile. They read their environment at the first request. */
export const lambdas: Readonly<Record<Domain, Handler>> = {
  access,
  account,
  assets,
  beds,
  budget,
  demand,
  followup,
  hierarchy,
  imports,
  log,
  overview,
  people,
  reports,
  schemas,
  settings,
  system,
};
