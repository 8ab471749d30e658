import type { STSClientConfig } from '@aws-sdk/client-sts';
import { setting } from './environment.ts';
import { lazy } from './lazy.ts';
import { clientLimits } from './limits.ts';

/** As the clients of the SDK take them. */
type Credentials = NonNullable<STSClientConfig['credentials']>;

/** Organisations whose clients, and with them their credentials, are kept: more than a function serves within an hour. */
const mostKept = 100;

/** The setting `TENANT_ROLE` of one machine, where no policies are. */
const noRole = 'none';

/** Loaded at first use: one machine never needs it. */
const loadClient = lazy(async () => {
  const { AssumeRoleCommand, STSClient } = await import('@aws-sdk/client-sts');
  const client = new STSClient({ requestHandler: clientLimits });
  return (orgId: string) =>
    client.send(
      new AssumeRoleCommand({
        RoleArn: setting('TENANT_ROLE'),
        RoleSessionName: orgId,
        Tags: [{ Key: 'org', Value: orgId }],
      }),
    );
});

/**
 * Credentials of the role `TENANT_ROLE`, whose policy holds them to the organisation in the tag of the session. A client of the SDK uses
 * them until shortly before they expire, and then asks again. Rejects where the role may not be assumed.
 */
const credentialsOf =
  (orgId: string): Credentials =>
  async () => {
    const assume = await loadClient();
    const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = (await assume(orgId)).Credentials ?? {};
    if (!AccessKeyId || !SecretAccessKey) throw new Error('no credentials for the organisation');
    return {
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: SessionToken,
      expiration: Expiration,
    };
  };

/** What each organisation has of its own, made at first use; the ones used last are kept. */
const perTenant = <T>(make: (credentials: Credentials) => T): ((orgId: string) => T) => {
  const kept = new Map<string, T>();
  return (orgId) => {
    const one = kept.get(orgId) ?? make(credentialsOf(orgId));
    kept.delete(orgId);
    kept.set(orgId, one);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return one;
  };
};

/** What is made once with the function's own credentials, and for each organisation with credentials for its data alone (../store/README.md). */
export const withinWall = <T>(make: (credentials?: Credentials) => T) => {
  const own = make();
  return { own, ofTenant: setting('TENANT_ROLE') === noRole ? () => own : perTenant(make) };
};
