import { loadGranted } from '#functions/kernel/rights/caller.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
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
  const granted = await loadGranted(theTable(), event.userName);
  if (!granted) throw new Error('the account has no profile');
  const claimsToAddOrOverride = claimsOf(granted.account.data, granted.grants);
  return {
    ...event,
    response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride } } },
  };
};
