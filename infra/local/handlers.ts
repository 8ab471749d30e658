import { handler as account } from '#functions/account/handler.ts';
import { handler as assets } from '#functions/assets/handler.ts';
import { handler as demand } from '#functions/demand/handler.ts';
import { handler as system } from '#functions/system/handler.ts';
import type { Handlers } from './gateway/api.ts';

/** The Lambdas by domain. They read their environment at the first request, not at loading. */
export const lambdas: Handlers = { account, assets, demand, system };
