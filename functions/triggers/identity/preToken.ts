import { type Granted, loadGranted } from '#functions/kernel/rights/caller.ts';
import { federatedKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { enrolmentPurpose } from '../../account/secondFactor/enrolmentPurpose.ts';
import { claimsOf } from './claims.ts';

/** The used part of Cognito's pre-token-generation event, version 2. */
interface TokenEvent {
  readonly userName: string;
  readonly request?: {
    readonly userAttributes?: Readonly<Record<string, string>>;
    readonly clientMetadata?: Readonly<Record<string, string>>;
  };
}

/** Cognito's response format of version 2: claims may be lists, which `@types/aws-lambda` does not know. */
interface Additions {
  readonly claimsAndScopeOverrideDetails: {
    readonly accessTokenGeneration: {
      readonly claimsToAddOrOverride?: ReturnType<typeof claimsOf>;
      readonly scopesToSuppress: readonly string[];
    };
  };
}

/** With this scope the holder of a token could call the user pool past the application, to change the password for one. */
const adminScope = 'aws.cognito.signin.user.admin';

/** The program's own refresh before it enrols an authenticator app, by the secret of the client: no browser gets that token. */
const isForEnrolment = ({ request }: TokenEvent): boolean => request?.clientMetadata?.purpose === enrolmentPurpose;

/** Whether an identity provider vouched for the user: its name in the pool is the provider's and the name id, no username of ours. */
const isFederated = ({ request }: TokenEvent): boolean =>
  request?.userAttributes?.['cognito:user_status'] === 'EXTERNAL_PROVIDER';

/** The account that a user of an identity provider is linked to, for as long as the account says so too. */
const linkedTo = async (userName: string): Promise<Granted | undefined> => {
  // The pool takes upper and lower case for the same.
  const federatedName = userName.toLowerCase();
  const table = theTable();
  const link = await table.get<{ readonly username: string }>(federatedKey(federatedName));
  const granted = link && (await loadGranted(table, link.data.username));
  const { loginType, federatedName: known } = granted?.account.data ?? {};
  return loginType === 'saml' && known === federatedName ? granted : undefined;
};

/**
 * Pre-token-generation trigger (V2): adds type and grants to the access token. Throws, so that no token is issued, without an account.
 * The first token of a person from an identity provider has none of our claims and is refused everywhere, until the sign-in has found the account.
 */
export const handler = async <Event extends TokenEvent>(event: Event): Promise<Event & { response: Additions }> => {
  const granted = await (isFederated(event) ? linkedTo(event.userName) : loadGranted(theTable(), event.userName));
  if (!granted && !isFederated(event)) throw new Error('the account has no profile');
  const claimsToAddOrOverride = granted && claimsOf(granted.account.data, granted.grants);
  return {
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: {
          ...(claimsToAddOrOverride && { claimsToAddOrOverride }),
          scopesToSuppress: isForEnrolment(event) ? [] : [adminScope],
        },
      },
    },
  };
};
