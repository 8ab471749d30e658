import type { Claims, Keys } from './keys.ts';
import type { IdentityStore } from './store.ts';

const region = 'eu-north-1';

/** The event version 2 that Cognito hands a pre-token-generation trigger, and what comes back. */
export interface TokenTriggerEvent {
  readonly version: '2';
  readonly triggerSource: 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens';
  readonly region: string;
  readonly userPoolId: string;
  readonly userName: string;
  readonly callerContext: { readonly awsSdkVersion: string; readonly clientId: string };
  readonly request: {
    readonly userAttributes: Readonly<Record<string, string>>;
    readonly groupConfiguration: object;
    readonly scopes: readonly string[];
  };
  readonly response: {
    readonly claimsAndScopeOverrideDetails: {
      readonly accessTokenGeneration?: {
        readonly claimsToAddOrOverride?: Claims;
        readonly scopesToSuppress?: readonly string[];
      };
    } | null;
  };
}

export type TokenTrigger = (event: TokenTriggerEvent) => Promise<Pick<TokenTriggerEvent, 'response'>>;

/** All that the operations of the stand-in user pool need. */
export interface Pool {
  readonly region: string;
  readonly id: string;
  readonly clientId: string;
  /** What the application proves with that it is the client. */
  readonly clientSecret: string;
  /** The issuer in the tokens: stable over restarts and ports, as the key is. */
  readonly issuer: string;
  readonly keys: Keys;
  readonly store: IdentityStore;
  readonly trigger: TokenTrigger;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The installation's one pool and client; their ids follow from its key. */
export const poolOf = (parts: Pick<Pool, 'keys' | 'store' | 'trigger' | 'now'>): Pool => {
  const id = `${region}_${parts.keys.id}`;
  return {
    ...parts,
    region,
    id,
    clientId: `client${parts.keys.id}`,
    clientSecret: parts.keys.derive('client'),
    issuer: `https://cognito-idp.${region}.amazonaws.com/${id}`,
  };
};
