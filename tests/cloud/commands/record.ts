import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { partsOf, type Sent, tenantRole } from './command.ts';

// biome-ignore lint/suspicious/noExplicitAny: the SDK's clients and the functions' handlers of all kinds.
type Any = any;

/** The function that the code runs in, none where a test calls it, and the client that it is sending with. */
interface Place {
  readonly by?: string | undefined;
  readonly client?: object;
}

const place = new AsyncLocalStorage<Place>();
/** The organisations that clients have credentials for. */
const orgIds = new WeakMap<object, string>();
const written = new Set<string>();
const file = join(process.env.COMMANDS ?? '', `${process.pid}.jsonl`);

/** The command without what differs from one run to the next: each kind is kept once. */
const kindOf = (sent: Sent): string =>
  JSON.stringify({ ...sent, orgId: Boolean(sent.orgId) })
    .replace(/[\w.+-]+@[\w.-]+/g, 'MAIL')
    .replace(/\d{4}-\d\d(-\d\d)?(T[\d:.]+Z)?/g, 'DATE')
    .replace(/_[A-Za-z0-9]+/g, '_ID')
    .replace(/[0-9a-f-]{16,}/g, 'HEX');

const keep = (sent: Sent): void => {
  const kind = kindOf(sent);
  if (written.has(kind)) return;
  written.add(kind);
  appendFileSync(file, `${JSON.stringify(sent)}\n`);
};

/** Stands in for STS with credentials of this machine. */
const assumed = () => {
  const { AWS_ACCESS_KEY_ID: AccessKeyId, AWS_SECRET_ACCESS_KEY: SecretAccessKey, AWS_SESSION_TOKEN } = process.env;
  const Expiration = new Date(Date.now() + 3_600_000);
  return { Credentials: { AccessKeyId, SecretAccessKey, SessionToken: AWS_SESSION_TOKEN, Expiration } };
};

/** What was sent, and before it the call for credentials of the organisation: here one process has those of all functions. */
const partsWith = (orgId: string | undefined, name: string, input: Any) => [
  ...partsOf(name, input).map((part) => ({ ...part, orgId })),
  ...(orgId === undefined ? [] : partsOf('AssumeRoleCommand', {})),
];

const patch = (Client: Any): void => {
  const { send } = Client.prototype;
  Client.prototype.send = async function (this: object, command: Any, ...rest: Any[]) {
    const { by, client } = place.getStore() ?? {};
    const { name } = command.constructor;
    if (name === 'AssumeRoleCommand' && client) orgIds.set(client, command.input.Tags[0].Value);
    if (command.input.RoleArn === tenantRole) return assumed();
    const keepAll = () => {
      for (const part of by === undefined ? [] : partsWith(orgIds.get(this), name, command.input))
        keep({ by: by!, ...part });
    };
    try {
      return await place.run({ by, client: this }, () => send.call(this, command, ...rest));
    } finally {
      keepAll();
    }
  };
};

/** What each function makes for itself, as if it ran in a process of its own. */
const eachFunction = (make: () => () => unknown) => {
  const made = new Map<string | undefined, () => unknown>();
  return () => {
    const { by } = place.getStore() ?? {};
    const own = made.get(by) ?? make();
    made.set(by, own);
    return own();
  };
};

/** Once in a process: its test files share their modules. */
const shared = globalThis as Any;
if (!shared.sentBy) {
  shared.sentBy =
    (by: string, handler: (...given: Any[]) => unknown) =>
    (...given: Any[]) =>
      place.run({ by }, () => handler(...given));
  shared.eachFunction = eachFunction;
  patch(createRequire(import.meta.url)('@smithy/core/client').Client);
}
