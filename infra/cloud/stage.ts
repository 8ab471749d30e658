import type { FirstPasswords } from '#functions/kernel/adapters/environment.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';
import type { SecondFactorRule } from '#shared/model/secondFactor.ts';

/** A customer whose staff sign in at their employer's identity provider (SAML). */
export interface Customer {
  /** The name of the provider, in addresses and in the user pool: it can never be changed. */
  readonly provider: string;
  /** What users call it: on the button of the login. */
  readonly label: string;
  /** The id of the customer's organisation, as its address in the program shows it. */
  readonly orgId: string;
  /** The subdomain of the site whose login offers the provider. */
  readonly subdomain: string;
  /** The domains of the addresses that it may vouch for. */
  readonly emailDomains: readonly string[];
  /** What accounts take over from it at each sign-in. */
  readonly takesOver: IdentityProvider['takesOver'];
  /** The least level of assurance (tillitsnivå) of a sign-in, 1 to 4, which `attributes.assurance` states; left out, none is demanded. */
  readonly leastAssurance?: 1 | 2 | 3 | 4;
  /** Whether the provider has to encrypt its assertions, with the certificate of the user pool (README.md "A customer's provider"). */
  readonly encryptsAssertions?: boolean;
  /** Where its metadata is; Cognito reads it anew every few hours, so that a new certificate needs no deploy. */
  readonly metadataUrl: string;
  /** The names of its attributes. */
  readonly attributes: {
    readonly email: string;
    readonly givenName?: string;
    readonly familyName?: string;
    readonly employeeHsaId?: string;
    /** The groups of the person, which an organisation's table may turn into access. */
    readonly groups?: string;
    /** The level of assurance of the sign-in. */
    readonly assurance?: string;
  };
}

/** What differs between one installation and another. */
export interface Stage {
  /** The name of the stage: small letters and digits. Two stages of one account differ in it, and in their domains. */
  readonly name: string;
  /** The region of everything that AWS does not require in another one. */
  readonly region: string;
  /** The domain name of the site, in `zone`. */
  readonly domain: string;
  /** The hosted zone in Route 53, in the same account. */
  readonly zone: { readonly id: string; readonly name: string };
  /** The address that alarms are mailed to. */
  readonly alarmEmail: string;
  /** What a month of the account may cost before the operator is told, in US dollars. */
  readonly monthlyDollars: number;
  /** The address that users are referred to for support. */
  readonly supportEmail: string;
  /** `specified`: a first password has 6 characters; `strong`: it follows the rules of all others. */
  readonly firstPasswords: FirstPasswords;
  /** Whether the provider's own accounts sign in with a second factor; those of organisations follow their organisation. */
  readonly providerSecondFactor: SecondFactorRule;
  /** The prefix of the user pool's own domain, which browsers pass in a sign-in at an identity provider: unique in the region. */
  readonly signInPrefix: string;
  /** Limits per address, and AWS's rules on bad requests, before CloudFront takes one; or why there are none. */
  readonly firewall: 'on' | { readonly off: string };
  /**
   * What encrypts table, files and backups: keys of AWS (`aws`), or a key of this account (`own`), which can be disabled to make all of it
   * unreadable. To be chosen before the first deploy: what is stored keeps the key that it was stored with.
   */
  readonly encryption: 'aws' | 'own';
  /** The region of the copies of the daily backups, and, where another account shall hold them, its vault there. */
  readonly backup: { readonly region: string; readonly vaultArn?: string };
  /** The name of a table that was restored, and takes the place of the stack's own (OPERATIONS.md "Restore"). */
  readonly restoredTable?: string;
  /** Names of the secrets that show that CloudFront sent a request: it sends the first, all are accepted (README.md, "Rotate a secret"). */
  readonly edgeSecrets: readonly string[];
  /** The customers with an identity provider of their own. */
  readonly customers: readonly Customer[];
}

/** A sample: an operator replaces it before the first deploy. */
export const stage: Stage = {
  name: 'sample',
  region: 'eu-north-1',
  domain: 'plan.example.se',
  zone: { id: 'Z0123456789SAMPLE', name: 'example.se' },
  alarmEmail: 'drift@example.se',
  monthlyDollars: 200,
  supportEmail: 'support@example.se',
  firstPasswords: 'strong',
  providerSecondFactor: 'required',
  signInPrefix: 'bemanningsplan-sample',
  firewall: 'on',
  encryption: 'aws',
  backup: { region: 'eu-central-1' },
  edgeSecrets: ['First'],
  customers: [
    {
      provider: 'vastmarken',
      label: 'Region Västmarken',
      orgId: 'org_sample',
      subdomain: 'vastmarken',
      emailDomains: ['vastmarken.example.se'],
      takesOver: ['name'],
      metadataUrl: 'https://idp.vastmarken.example.se/saml/metadata',
      // The names by which Sambi describes the staff of Swedish care.
      attributes: {
        email: 'http://sambi.se/attributes/1/mail',
        givenName: 'http://sambi.se/attributes/1/givenName',
        familyName: 'http://sambi.se/attributes/1/surname',
        employeeHsaId: 'http://sambi.se/attributes/1/employeeHsaId',
        groups: 'http://sambi.se/attributes/1/systemRole',
        assurance: 'http://sambi.se/attributes/1/levelOfAssurance',
      },
    },
  ],
};
