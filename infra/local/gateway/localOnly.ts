import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import { type Answer, html } from './answer.ts';
import { page } from './pages.ts';
import { isForwarded, isLoopback } from './sameMachine.ts';

type Pages = (request: IncomingMessage, path: string) => Promise<Answer>;

/** The parameter of an address, and the cookie, that carry the key. */
const keyName = 'key';

const hostNameOf = (request: IncomingMessage): string =>
  (request.headers.host ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

const cookieOf = ({ headers }: IncomingMessage): string =>
  new RegExp(`(?:^|;\\s*)${keyName}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';

const refused = html(
  403,
  page('Inte härifrån', '<p>Sidan visas på datorn där programmet körs, eller med nyckeln som skrevs ut vid start.</p>'),
);

/** The parameter becomes a cookie, so that the links of the pages work and the address can be shown to others. */
const keyKept = (path: string, key: string): Answer =>
  html(303, '', {
    location: encodeURI(path),
    'set-cookie': `${keyName}=${key}; Path=/_local; HttpOnly; SameSite=Strict`,
    'referrer-policy': 'no-referrer',
  });

/**
 * Pages of the machine that the program runs on (`/_local`): shown at the names of loopback where the program listens there only; else,
 * and where a proxy passed the request on, to who sends the key that was printed at start. 403 to all others.
 */
export const localOnly =
  ({ host, key }: { readonly host: string; readonly key: string }, pages: Pages): Pages =>
  async (request, path) => {
    const given = new URLSearchParams((request.url ?? '').split('?')[1]).get(keyName);
    if (given !== null) return isSameSecret(given, key) ? keyKept(path, key) : refused;
    if (isSameSecret(cookieOf(request), key)) return pages(request, path);
    const isHere = isLoopback(host) && isLoopback(hostNameOf(request)) && !isForwarded(request);
    return isHere ? pages(request, path) : refused;
  };
