import { createHash } from 'node:crypto';

/** One page: what a browser shows after following all redirects. */
interface Page {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** The fields of the page's form, and where it goes. */
export interface Form {
  readonly action: string;
  readonly fields: Record<string, string>;
}

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** The one form of a page. */
const formOf = ({ text, url }: Page): Form => {
  const fields = [...text.matchAll(/<input[^>]* name="([^"]*)"(?:[^>]* value="([^"]*)")?/g)];
  const action = unescaped(/<form[^>]* action="([^"]*)"/.exec(text)?.[1] ?? '');
  return {
    action: new URL(action, url).href,
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)])),
  };
};

/** What a browser does in a sign-in: cookies by host, redirects, forms; no scripts. */
export const aBrowser = () => {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { hostname } = new URL(url);
    const jar = jars.get(hostname) ?? new Map<string, string>();
    jars.set(hostname, jar);
    return jar;
  };
  const keep = (url: string, cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0\b/i.test(cookie)) jarOf(url).delete(name);
      else jarOf(url).set(name, value);
    }
  };

  const request = async (url: string, body?: URLSearchParams): Promise<Page> => {
    const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      ...(body && { body }),
      headers: cookie ? { cookie } : {},
      redirect: 'manual',
    });
    keep(url, answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    const text = await answer.text();
    if (location === null) return { url, status: answer.status, text };
    const next = new URL(location, url).href;
    return next.includes('/#/') || next.endsWith('/') ? { url: next, status: 200, text: '' } : request(next);
  };

  return {
    cookie: (url: string, name: string) => jarOf(url).get(name),
    open: (url: string) => request(url),
    submit: ({ action, fields }: Form) => request(action, new URLSearchParams(fields)),
  };
};

export type Browser = ReturnType<typeof aBrowser>;

export const windowState = createHash('sha256').update('window').digest('base64url');

/** Begins a sign-in in the browser: the page of the identity provider, or where it led. */
export const beginAt = async (browser: Browser, origin: string, provider: string, from?: string): Promise<Page> => {
  const query = new URLSearchParams({ origin, state: windowState, ...(from !== undefined && { from }) });
  const begun = await browser.open(`${origin}/api/account/login-${provider}?${query}`);
  return browser.open(JSON.parse(begun.text).data.url);
};

/** Signs in on the identity provider's page, where `more` is typed too: the page with its answer, not yet sent. */
export const answerFor = async (
  browser: Browser,
  shown: Page,
  username: string,
  password: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Form> => {
  const login = formOf(shown);
  return formOf(await browser.submit({ ...login, fields: { ...login.fields, ...more, username, password } }));
};
