import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import type { Grant } from '#shared/model/grant.ts';
import { claimsOf } from './claims.ts';

/** The part of Cognito's pre-token-generation event, version 2, that matters here. */
interface TokenEvent {
  readonly userName: string;
}

/** What Cognito is to add to the access token; version 2 takes lists, which the type package does not know. */
interface Additions {
  readonly claimsAndScopeOverrideDetails: {
    readonly accessTokenGeneration: { readonly claimsToAddOrOverride: ReturnType<typeof claimsOf> };
  };
}

/** Pre-token-generation trigger (V2): writes type and grants into the access token. Throws without an account: no token. */
export const handler = async <Event extends TokenEvent>(event: Event): Promise<Event & { response: Additions }> => {
  const rows = await theTable().query<StoredAccount | Grant>({ pk: accountKey(event.userName).pk });
  const account = rows.find(({ sk }) => sk === 'PROFILE')?.data as StoredAccount | undefined;
  if (!account) throw new Error('the account has no profile');
  const grants = rows.filter(({ sk }) => sk.startsWith('GRANT#')).map(({ data }) => data as Grant);
  const claimsToAddOrOverride = claimsOf(account, grants);
  return {
    ...event,
    response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride } } },
  };
};
