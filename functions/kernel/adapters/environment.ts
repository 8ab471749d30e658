import type { SecondFactorRule } from '#shared/model/secondFactor.ts';

/** The rule of first passwords. */
export type FirstPasswords = 'specified' | 'strong';

/** The settings of a Lambda, set by CDK in the cloud and by the program on one machine. */
export interface Environment {
  readonly TABLE_NAME: string;
  /** The bucket of budget bases, files of imports, answers too large for the gateway, and log entries too large for the table. */
  readonly FILES_BUCKET: string;
  /** The version of the rules that kept weeks are made by: a text that differs whenever their source differs. */
  readonly RULES_VERSION: string;
  /** The role by which a function reads and writes what belongs to an organisation; `none` on one machine, which has no policies. */
  readonly TENANT_ROLE: string;
  /** The ids of the clients of the user pool, separated by spaces; passwords are signed in with by the first. */
  readonly USER_POOL_CLIENT_IDS: string;
  readonly USER_POOL_ID: string;
  /** Where browsers reach the user pool: scheme, host and port. */
  readonly USER_POOL_ORIGIN: string;
  /**
   * Where the customers' identity providers are, as lists in JSON (shared/model/identityProvider.ts): the path of parameters (`ssm:/…`), or
   * on one machine a file.
   */
  readonly IDENTITY_PROVIDERS: string;
  readonly TOKEN_ISSUER: string;
  readonly JWKS_URI: string;
  /** The sender of mails, and the address that links in them begin with. */
  readonly MAIL_FROM: string;
  readonly APP_URL: string;
  /** The secrets that show that CloudFront sent a request, separated by spaces: it sends one of them. */
  readonly EDGE_SECRETS: string;
  /** Whether requests that CloudFront did not send are refused. */
  readonly EDGE_ONLY: 'yes' | 'no';
  /** What the names of secrets begin with. */
  readonly SECRETS_PATH: string;
  /** The ports of FTP servers, without and with TLS from the start (`21,990`), and whether only public ones are connected to. */
  readonly FTP_PORTS: string;
  readonly FTP_REACH: 'public' | 'any';
  /** The address of the queue of imports by the schedule; in the cloud only. */
  readonly IMPORT_QUEUE: string;
  /** The address of the queue of organisations whose retention, or removal, is due. */
  readonly RETENTION_QUEUE: string;
  /** Whether a first password needs 6 characters only, as specified, or what later ones need. */
  readonly FIRST_PASSWORDS: FirstPasswords;
  /** Whether the provider's own accounts sign in with a second factor (shared/model/secondFactor.ts). */
  readonly PROVIDER_SECOND_FACTOR: SecondFactorRule;
  /** The address that users are referred to for support. */
  readonly SUPPORT_EMAIL: string;
}

/** The value of a setting. Throws when it is missing. */
export const setting = (name: keyof Environment): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the setting ${name} is missing`);
  return value;
};

/** The ids of the clients of the user pool: the first signs in with passwords, each leads back to some of the customers. */
export const clientIds = (): readonly string[] => setting('USER_POOL_CLIENT_IDS').split(' ');
