import { join } from 'node:path';
import { filesListener } from './files/server.ts';
import { serveLocally } from './http.ts';
import { loadKeys } from './identity/keys.ts';
import { poolOf, type TokenTrigger } from './identity/pool.ts';
import { identityListener } from './identity/server.ts';
import { identityStore } from './identity/store.ts';
import { mailListener } from './mail/server.ts';
import { mailStore } from './mail/store.ts';
import { secretsListener } from './secrets/server.ts';
import { secretStore } from './secrets/store.ts';

interface Options {
  readonly dataDir: string;
  /** Where the database listens: the user pool keeps its users there. */
  readonly tableEndpoint: string;
  readonly trigger: TokenTrigger;
}

/** Starts the stand-ins for Cognito, SES, S3 and SSM, each on its own loopback port, unreachable from other machines. */
export const startStandIns = async ({ dataDir, tableEndpoint, trigger }: Options) => {
  const users = await identityStore(tableEndpoint);
  const pool = poolOf({ keys: await loadKeys(dataDir), store: users, trigger, now: Date.now });
  const mails = mailStore(join(dataDir, 'mail'));
  const [identity, mail, files, secrets] = await Promise.all([
    serveLocally(identityListener(pool)),
    serveLocally(mailListener(mails)),
    serveLocally(filesListener(join(dataDir, 'files'))),
    serveLocally(secretsListener(secretStore(join(dataDir, 'secrets')))),
  ]);
  return {
    pool,
    mails,
    urls: { identity: identity.url, mail: mail.url, files: files.url, secrets: secrets.url },
    stop: async () => {
      await Promise.all([identity.stop(), mail.stop(), files.stop(), secrets.stop()]);
      users.close();
    },
  };
};

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;
