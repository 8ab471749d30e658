import type { Claims, Keys } from './keys.ts';
import type { IdentityStore } from './store.ts';

const region = 'eu-north-1';

/** The event version 2 that Cognito hands a pre-token-generation trigger, and what comes back. */
export interface TokenTriggerEvent {
  readonly version: '2';
  readonly triggerSource:
    | 'TokenGeneration_Authentication'
    | 'TokenGeneration_HostedAuth'
    | 'TokenGeneration_RefreshTokens';
  readonly region: string;
  readonly userPoolId: string;
  readonly userName: string;
  readonly callerContext: { readonly awsSdkVersion: string; readonly clientId: string };
  readonly request: {
    readonly userAttributes: Readonly<Record<string, string>>;
    readonly groupConfiguration: object;
    readonly scopes: readonly string[];
    readonly clientMetadata?: Readonly<Record<string, string>>;
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

/** A SAML identity provider, as `CreateIdentityProvider` describes one to Cognito. */
export interface PoolProvider {
  readonly name: string;
  /** Its metadata document, which is read at each use: its certificates may change at any time. */
  readonly metadata: () => Promise<string>;
  /** The names of its attributes, by the name of the user's attribute in the pool. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** All that the operations of the stand-in user pool need. */
export interface Pool {
  readonly region: string;
  readonly id: string;
  readonly clientId: string;
  /** The client secret of the application. */
  readonly clientSecret: string;
  /** The issuer in the tokens: stable over restarts and ports, as the key is. */
  readonly issuer: string;
  readonly keys: Keys;
  readonly store: IdentityStore;
  readonly trigger: TokenTrigger;
  /** The identity providers of customers, by name. */
  readonly providers: Map<string, PoolProvider>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The installation's one pool and client; their ids follow from its key. */
export const poolOf = (parts: Pick<Pool, 'keys' | 'store' | 'trigger' | 'now'>): Pool => {
  const id = `${region}_${parts.keys.id}`;
  return {
    ...parts,
    providers: new Map(),
    region,
    id,
    clientId: `client${parts.keys.id}`,
    clientSecret: parts.keys.derive('client'),
    issuer: `https://cognito-idp.${region}.amazonaws.com/${id}`,
  };
};
