import { loadGranted } from '#functions/kernel/rights/caller.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { claimsOf } from './claims.ts';

/** The used part of Cognito's pre-token-generation event, version 2. */
interface TokenEvent {
  readonly userName: string;
}

/** Cognito's response format of version 2: claims may be lists, which `@types/aws-lambda` does not know. */
interface Additions {
  readonly claimsAndScopeOverrideDetails: {
    readonly accessTokenGeneration: {
      readonly claimsToAddOrOverride: ReturnType<typeof claimsOf>;
      readonly scopesToSuppress: readonly string[];
    };
  };
}

/** With this scope the holder of a token could call the user pool past the application, to change the password for one. */
const scopesToSuppress = ['aws.cognito.signin.user.admin'];

/** Pre-token-generation trigger (V2): adds type and grants to the access token. Throws, so that no token is issued, without an account. */
export const handler = async <Event extends TokenEvent>(event: Event): Promise<Event & { response: Additions }> => {
  const granted = await loadGranted(theTable(), event.userName);
  if (!granted) throw new Error('the account has no profile');
  const claimsToAddOrOverride = claimsOf(granted.account.data, granted.grants);
  return {
    ...event,
    response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride, scopesToSuppress } } },
  };
};
