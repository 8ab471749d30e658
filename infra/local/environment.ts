import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { secretsPath } from '../secretsPath.ts';
import { filesBucket } from './files/store.ts';
import type { StandIns } from './standIns.ts';
import { localCredentials, tableName } from './table.ts';

interface Parts {
  readonly dataDir: string;
  readonly tableEndpoint: string;
  readonly standIns: StandIns;
  /** The address of the program; links in mails begin with it. */
  readonly appUrl: string;
}

/** The environment of the Lambdas: as in the cloud, with the SDK's endpoints on this machine. */
const environmentOf = ({
  dataDir,
  tableEndpoint,
  standIns: { pool, urls, secret },
  appUrl,
}: Parts): Record<string, string> => ({
  TABLE_NAME: tableName,
  FILES_BUCKET: filesBucket,
  TENANT_ROLE: 'none',
  // One file holds all of the program: a changed formula is another file.
  RULES_VERSION: createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex'),
  USER_POOL_ID: pool.id,
  USER_POOL_CLIENT_IDS: pool.clientId,
  USER_POOL_ORIGIN: appUrl,
  IDENTITY_PROVIDERS: join(dataDir, 'identityProviders.json'),
  TOKEN_ISSUER: pool.issuer,
  JWKS_URI: `${urls.identity}/${pool.id}/.well-known/jwks.json`,
  MAIL_FROM: process.env.MAIL_FROM ?? 'Bemanningsplan <noreply@bemanningsplan.local>',
  APP_URL: process.env.APP_URL ?? appUrl,
  // No request carries one: the local gateway drops `x-viewer-address`.
  EDGE_SECRETS: randomBytes(24).toString('base64url'),
  EDGE_ONLY: 'no',
  SUPPORT_EMAIL: process.env.SUPPORT_EMAIL || 'support@bemanningsplan.example',
  SECRETS_PATH: secretsPath,
  IMPORT_QUEUE: `${urls.queue}/imports`,
  RETENTION_QUEUE: `${urls.queue}/retention`,
  FTP_PORTS: process.env.FTP_PORTS || '21,990',
  FTP_REACH: 'any',
  // The logins of the demo need no app.
  PROVIDER_SECOND_FACTOR: process.env.PROVIDER_SECOND_FACTOR || 'off',
  FIRST_PASSWORDS: process.env.FIRST_PASSWORDS || 'specified',
  AWS_REGION: localCredentials.region,
  AWS_ACCESS_KEY_ID: localCredentials.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.credentials.secretAccessKey,
  // The stand-ins refuse requests without this secret.
  AWS_SESSION_TOKEN: secret,
  AWS_ENDPOINT_URL_DYNAMODB: tableEndpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: urls.identity,
  AWS_ENDPOINT_URL_SES: urls.mail,
  AWS_ENDPOINT_URL_S3: urls.files,
  AWS_ENDPOINT_URL_SSM: urls.secrets,
  AWS_ENDPOINT_URL_SQS: urls.queue,
});

/** AWS settings of the developer, removed so that no call reaches a real account. */
const foreign = ['AWS_PROFILE', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS'];

/** Sets the environment of the functions in this process; to be called before the first request. */
export const setEnvironment = (parts: Parts): void => {
  for (const name of foreign) delete process.env[name];
  Object.assign(process.env, environmentOf(parts));
  settingsChanged();
};
