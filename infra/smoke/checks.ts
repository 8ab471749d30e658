import { securityHeaders } from '../securityHeaders.ts';

/** What is expected of the site and its API. */
export interface Expected {
  /** Of the program, as `package.json` has it. */
  readonly version: string;
  /** Addresses of the sites of customers. */
  readonly sites: readonly string[];
}

/** What is wrong, in Swedish; undefined where nothing is. */
type Fault = string | undefined;

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const got = async (url: string, init: RequestInit = {}): Promise<Got> => {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const hasOwnHeaders = ({ headers }: Got): boolean =>
  Object.entries(securityHeaders).every(([name, value]) => headers.get(name) === value);

const page = async (url: string): Promise<Fault> => {
  const answer = await got(`${url}/`);
  if (answer.status !== 200) return `sidan svarar ${answer.status}`;
  if (!hasOwnHeaders(answer)) return 'sidan saknar skyddande huvuden';
  const scripts = [...answer.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  if (scripts.length === 0) return 'sidan hänvisar till inget program';
  for (const path of scripts) {
    const script = await got(`${url}${path}`);
    if (script.status !== 200 || !script.headers.get('content-type')?.includes('javascript'))
      return `${path} svarar ${script.status}`;
  }
  return undefined;
};

const health = async (url: string, { version }: Expected): Promise<Fault> => {
  const { status, text } = await got(`${url}/api/health`);
  if (status !== 200) return `API:ets hälsa svarar ${status}`;
  const about = JSON.parse(text) as { readonly version?: string; readonly table?: string };
  if (about.table !== 'ok') return 'tabellen svarar inte';
  return about.version === version ? undefined : `API:et har version ${about.version}, inte ${version}`;
};

const guarded = async (url: string): Promise<Fault> => {
  const { status } = await got(`${url}/api/organizations`);
  return status === 401 ? undefined : `API:et svarar ${status} utan inloggning`;
};

/** A user that there is not is refused only after the user pool and the table have been asked. */
const signIn = async (url: string): Promise<Fault> => {
  const body = new URLSearchParams({ username: 'smoke-test@invalid', password: 'Finns/inte1', grant_type: 'password' });
  const { status, text } = await got(`${url}/api/account/login`, { method: 'POST', body });
  return status === 400 && text.includes('error') ? undefined : `inloggningen svarar ${status} på ett okänt konto`;
};

const insecure = async (url: string): Promise<Fault> => {
  if (!url.startsWith('https:')) return undefined;
  const { status, headers } = await got(url.replace('https:', 'http:'));
  const isLed = status >= 300 && status < 400 && headers.get('location')?.startsWith('https:');
  return isLed ? undefined : `http leder inte till https (${status})`;
};

/**
 * Asks an installation for what has to work after a deploy: pages with their program, the API in this version with its table, refusals
 * without a token, sign-in, https, and the sites of customers. @returns what is wrong, in Swedish; empty where nothing is
 */
export const smoke = async (url: string, expected: Expected): Promise<readonly string[]> => {
  const checks = [
    ...[url, ...expected.sites].map((site) => [site, () => page(site)] as const),
    [url, () => health(url, expected)] as const,
    [url, () => guarded(url)] as const,
    [url, () => signIn(url)] as const,
    [url, () => insecure(url)] as const,
  ];
  const faults = await Promise.all(
    checks.map(async ([at, check]) => {
      const fault = await check().catch(
        (cause: unknown) => `svarar inte: ${cause instanceof Error ? cause.message : cause}`,
      );
      return fault === undefined ? [] : [`${at}: ${fault}`];
    }),
  );
  return faults.flat();
};
