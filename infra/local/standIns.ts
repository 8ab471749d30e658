import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { dataKeysName } from '#functions/kernel/adapters/dataKeys.ts';
import { secretsPath } from '../secretsPath.ts';
import { answersBound } from './files/answers.ts';
import { expireHourly } from './files/expire.ts';
import { filesListener } from './files/server.ts';
import { fileStore, filesBucket } from './files/store.ts';
import { serveLocally } from './http.ts';
import { loadKeys } from './identity/keys.ts';
import { poolOf, type TokenTrigger } from './identity/pool.ts';
import { identityListener, isUnsigned } from './identity/server.ts';
import { identityStore } from './identity/store.ts';
import { mailListener } from './mail/server.ts';
import { mailStore } from './mail/store.ts';
import { queueOf } from './queue/server.ts';
import { secretsListener } from './secrets/server.ts';
import { secretStore } from './secrets/store.ts';

interface Options {
  readonly dataDir: string;
  /** Where the database listens: the user pool keeps its users there. */
  readonly tableEndpoint: string;
  readonly trigger: TokenTrigger;
}

/**
 * Starts the stand-ins for Cognito, SES, S3, SSM and SQS, each on its own loopback address and port, unreachable from other machines. All
 * but the key set of the user pool needs the secret of this start.
 */
export const startStandIns = async ({ dataDir, tableEndpoint, trigger }: Options) => {
  const users = await identityStore(tableEndpoint);
  const pool = poolOf({ keys: await loadKeys(dataDir), store: users, trigger, now: () => Date.now() });
  const mails = mailStore(join(dataDir, 'mail'));
  const files = fileStore(join(dataDir, 'files'));
  const secrets = secretStore(join(dataDir, 'secrets'));
  const dataKeys = `${secretsPath}/${dataKeysName}`;
  // A folder of an older version sealed with this key.
  if ((await secrets.get(dataKeys)) === undefined) await secrets.put(dataKeys, pool.keys.derive('edge'));
  const secret = randomBytes(24).toString('base64url');
  const queue = queueOf({
    imports: async (event) => (await import('#functions/triggers/imports/queued.ts')).handler(event),
    retention: async (event) => (await import('#functions/triggers/retention/queued.ts')).handler(event),
  });
  const [identity, mail, bucket, parameters, orders] = await Promise.all([
    serveLocally(identityListener(pool), { secret, isPublic: isUnsigned(pool) }),
    serveLocally(mailListener(mails), { secret }),
    serveLocally(filesListener(files, answersBound(files, filesBucket)), { secret }),
    serveLocally(secretsListener(secrets), { secret }),
    serveLocally(queue.listener, { secret }),
  ]);
  const endExpiry = expireHourly(files, filesBucket);
  return {
    pool,
    mails,
    files,
    secret,
    urls: { identity: identity.url, mail: mail.url, files: bucket.url, secrets: parameters.url, queue: orders.url },
    stop: async () => {
      await Promise.all([endExpiry(), queue.stop()]);
      await Promise.all([identity.stop(), mail.stop(), bucket.stop(), parameters.stop(), orders.stop()]);
      users.close();
    },
  };
};

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;
