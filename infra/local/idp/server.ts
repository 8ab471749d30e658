import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { escaped, page } from '../gateway/pages.ts';
import { close, listen, readBody } from '../http.ts';
import { privateAddress } from '../loopback.ts';
import { loadKey } from './keys.ts';
import { samlOf } from './saml.ts';
import type { IdpPerson, IdpSettings } from './settings.ts';

const cookieName = 'idp';
const submit = 'document.forms[0].submit()';
const submitHash = createHash('sha256').update(submit).digest('base64');

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

const groupsField = `<p><label>Grupper, med semikolon emellan<br><input name="groups" autocomplete="off"></label></p>`;

const loginForm = (
  { asksForGroups }: IdpSettings,
  fields: Readonly<Record<string, string>>,
  known: string,
  fault: string,
): string =>
  `${fault && `<p role="alert">${escaped(fault)}</p>`}<form method="post" action="/login">${hidden(fields)}
<p><label>Användarnamn<br><input name="username" value="${escaped(known)}" autocomplete="username"></label></p>
<p><label>Lösenord<br><input name="password" type="password" autocomplete="current-password"></label></p>
${asksForGroups ? groupsField : ''}<p><button>Logga in</button></p></form>`;

/** Starts an identity provider at a loopback address of its own. */
export const startIdp = async (settings: IdpSettings) => {
  const keys = await Promise.all(settings.keys.map((name) => loadKey(settings.keyFolder, name)));
  const address = privateAddress();
  let saml: ReturnType<typeof samlOf>;
  const sessions = new Map<string, IdpPerson>();

  const send = (response: ServerResponse, status: number, content: string, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${submitHash}'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
        ...headers,
      })
      .end(page(settings.title, content));

  const keyIn = ({ headers }: IncomingMessage): string =>
    new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';

  const answer = async (
    response: ServerResponse,
    person: IdpPerson,
    asked: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const SAMLResponse = await saml.answer(person, await saml.requestId(asked));
    const fields = hidden({ SAMLResponse, RelayState: asked.RelayState ?? '' });
    const button = `<noscript><button>Fortsätt</button></noscript>`;
    const form = `<form method="post" action="${escaped(settings.service.acsUrl)}">${fields}${button}</form>`;
    send(response, 200, `${form}<script>${submit}</script>`, headers);
  };

  const login = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams((await readBody(request, 100_000)).toString('utf8'));
    const { username = '', password, groups = '', ...asked } = Object.fromEntries(form);
    const known = settings.people.find(({ email }) => email === username.trim().toLowerCase());
    const typed = groups.split(';').flatMap((group) => group.trim() || []);
    const person = known && { ...known, ...(typed.length > 0 && { groups: typed }) };
    if (!person || password !== settings.password) {
      send(response, 200, loginForm(settings, asked, username, 'Fel användarnamn eller lösenord.'));
      return;
    }
    const key = randomBytes(24).toString('base64url');
    sessions.set(key, person);
    await answer(response, person, asked, { 'set-cookie': `${cookieName}=${key}; Path=/; HttpOnly; SameSite=Lax` });
  };

  const signIn = async (request: IncomingMessage, response: ServerResponse, asked: Record<string, string>) => {
    await saml.requestId(asked);
    const person = sessions.get(keyIn(request));
    if (person) await answer(response, person, asked);
    else send(response, 200, loginForm(settings, asked, settings.people[0]?.email ?? '', ''));
  };

  const signOut = async (request: IncomingMessage, response: ServerResponse, asked: Record<string, string>) => {
    sessions.delete(keyIn(request));
    const location = await saml.signedOut(asked);
    send(response, 302, '', { location, 'set-cookie': `${cookieName}=; Path=/; Max-Age=0` });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://idp');
    const asked = Object.fromEntries(searchParams);
    if (request.method === 'GET' && pathname === '/metadata')
      return response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(saml.metadata());
    if (request.method === 'GET' && pathname === '/sso') return signIn(request, response, asked);
    if (request.method === 'GET' && pathname === '/slo') return signOut(request, response, asked);
    if (request.method === 'POST' && pathname === '/login') return login(request, response);
    return send(response, 404, '<p>Sidan finns inte.</p>');
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((cause: unknown) => {
      console.error(cause);
      if (!response.headersSent) send(response, 400, '<p>Begäran kunde inte läsas.</p>');
    });
  });
  const url = `http://${address}:${await listen(server, 0, address)}`;
  saml = samlOf(settings, keys, url);
  return { url, stop: () => close(server) };
};
