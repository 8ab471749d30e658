import { cleanup, configure, render, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, inject } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import type { startRouter } from '#web/app/router.tsx';
import { session } from '#web/platform/api/live.ts';
import { chooseLanguage, startCatalogue } from '#web/platform/locales/i18n.ts';
import { type Client, clientOf } from '../../support/client.ts';

/** Answers a request of the screens, itself or by asking the program, as it was sent or otherwise. */
type Transport = (
  path: string,
  request: RequestInit,
  program: (request: RequestInit) => Promise<Response>,
) => Promise<Response>;

const origin = inject('origin');
const viaProgram: Transport = (_, request, program) => program(request);
let transport = viaProgram;

const nodeFetch = globalThis.fetch;
globalThis.fetch = (input, request = {}) =>
  typeof input === 'string' && input.startsWith('/')
    ? transport(input, request, (sent) => nodeFetch(origin + input, sent))
    : nodeFetch(input, request);

/** Has the requests of screens answered otherwise for as long as the work takes. */
export const answering = async (answer: Transport, work: () => Promise<unknown>): Promise<void> => {
  transport = answer;
  await work();
  transport = viaProgram;
};

/** The accounts of the demo region, one per role, and one of another organisation. */
export type DemoAccount = 'superadmin' | 'admin' | 'superuser' | 'planner' | 'reader' | 'other';

const sessions = new Map<DemoAccount, Promise<Client>>();

const signIn = async (person: DemoAccount): Promise<Client> => {
  const form = { username: `${person}@demo.se`, password: demoPassword, grant_type: 'password' };
  const answer = await nodeFetch(`${origin}/api/account/login`, { method: 'POST', body: new URLSearchParams(form) });
  if (!answer.ok) throw new Error(`${person} cannot sign in: ${await answer.text()}`);
  return clientOf(origin, String((await answer.json()).access_token));
};

/** A client of the program for a demo account; one session for each and worker. */
export const apiAs = (person: DemoAccount): Promise<Client> => {
  const client = sessions.get(person) ?? signIn(person);
  sessions.set(person, client);
  return client;
};

/** Types and clicks without waiting in between; whether something lies above the target is for the walks. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Matches a name of which this is a part: icons have names too. */
const named = (part: string) => (name: string) => name.includes(part);

/** Presses the button of this name as soon as it is there and can be pressed, within an element or anywhere. */
export const press = async (name: string | RegExp, inside: HTMLElement = document.body): Promise<void> => {
  const button = await waitFor(() => {
    const found = within(inside).getByRole('button', { name: typeof name === 'string' ? named(name) : name });
    if (found.matches(':disabled')) throw new Error(`The button ${name} is there, but disabled`);
    return found;
  });
  await user.click(button);
};

/** Replaces what a field has, in one step. */
export const fill = async (field: Element, text: string): Promise<void> => {
  await user.clear(field);
  if (text !== '') await user.paste(text);
};

let router: ReturnType<typeof startRouter>;

/** Shows the address (after the #) as a demo account, or signed out, in the whole product as its router puts it together. */
export const open = async (person: DemoAccount | undefined, address: string): Promise<void> => {
  if (person !== undefined)
    await session.adopt({ accessToken: (await apiAs(person)).token, refreshToken: undefined, provider: undefined });
  await router.navigate(address);
  render(<RouterProvider router={router} />);
};

/** Goes to another address within the screens that are shown. */
export const goTo = (address: string): Promise<void> => router.navigate(address);

/** The path of the address that is shown, and its parameters. */
export const shownAddress = (): { readonly path: string; readonly parameters: URLSearchParams } => {
  const { pathname, search } = router.state.location;
  return { path: pathname, parameters: new URLSearchParams(search) };
};

/** What a file of pages needs that are shown before the router is loaded: the catalogue, and nothing left of the test before. */
export const withTexts = (): void => {
  // Styles are not computed: what a test expects to be hidden is not in the document.
  configure({ asyncUtilTimeout: 25_000, defaultHidden: true });
  beforeAll(startCatalogue);
  afterEach(async () => {
    cleanup();
    transport = viaProgram;
    session.expire('expired');
    localStorage.clear();
    sessionStorage.clear();
    await chooseLanguage('sv');
  });
};

/** What each file of screens needs. */
export const withScreens = (): void => {
  withTexts();
  beforeAll(async () => {
    // As the product does: the router is started when the catalogue has, for it navigates at once.
    router = (await import('#web/app/router.tsx')).startRouter();
  });
};
