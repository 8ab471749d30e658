import type { PlaceIds } from './place.ts';
import { routes, type Tab } from './routes.ts';

/** The query of a plan address; names other than place and tab are state of the tab, such as `period` or `week`. */
export type PlanAddress = PlaceIds & { readonly tab?: Tab | undefined } & Readonly<Record<string, string | undefined>>;

/** The path of a screen of Förvalta; `NEW` as the last id is the screen that creates one. */
export interface ManageIds extends PlaceIds {
  readonly shiftId?: string | undefined;
}

/** The id in the address of a screen that creates something. */
export const NEW = 'new';

const MANAGED = [
  ['orgId', 'organizations'],
  ['areaId', 'areas'],
  ['unitId', 'units'],
  ['categoryId', 'categories'],
  ['shiftId', 'shift'],
] as const satisfies readonly (readonly [keyof ManageIds, string])[];

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Addresses within the application, for `<Link to>` and `navigate`. */
export const href = {
  plan: (address: PlaceIds | PlanAddress = {}): string => withQuery(routes.plan.path, { ...address }),
  /** The list of organisations, or the place that the ids lead to, at its first tab or the one named. */
  manage: (ids: ManageIds = {}, tab?: string): string => {
    const steps = MANAGED.flatMap(([name, segment]) => {
      const id = ids[name];
      return id === undefined ? [] : [segment, encodeURIComponent(id)];
    });
    return steps.length === 0 ? routes.organizations.path : `/${[...steps, ...(tab ? [tab] : [])].join('/')}`;
  },
  login: (query: { readonly from?: string; readonly reason?: string; readonly username?: string } = {}): string =>
    withQuery(routes.login.path, query),
  forgot: (query: { readonly username?: string } = {}): string => withQuery(routes.forgot.path, query),
  accounts: (): string => routes.accounts.path,
  accountCreate: (): string => routes.accountCreate.path,
  accountEdit: (username: string): string => routes.accountEdit.path.replace(':username', encodeURIComponent(username)),
  log: (query: { readonly object?: string } = {}): string => withQuery(routes.log.path, query),
  secondFactor: (): string => routes.secondFactor.path,
  sessions: (): string => routes.sessions.path,
  changePassword: (): string => routes.changePassword.path,
  logout: (): string => routes.logout.path,
  accessibility: (): string => routes.accessibility.path,
};

const PLACE_NAMES = ['orgId', 'areaId', 'unitId', 'categoryId'] as const;

/**
 * Returns the full address of a place and tab, keeping the state of the tab in `search`; undefined when `search` already
 * names them.
 */
export const fullPlanAddress = (search: URLSearchParams, ids: PlaceIds, tab: Tab): string | undefined => {
  const isFull =
    PLACE_NAMES.every((name) => (search.get(name) ?? undefined) === ids[name]) && search.get('tab') === tab;
  if (isFull) return undefined;
  const full = new URLSearchParams();
  for (const name of PLACE_NAMES) if (ids[name] !== undefined) full.set(name, ids[name]);
  // Appended one by one: a name may occur several times, as the categories of Översikt do.
  for (const [name, value] of search)
    if (name !== 'tab' && !(PLACE_NAMES as readonly string[]).includes(name)) full.append(name, value);
  full.set('tab', tab);
  return `${routes.plan.path}?${full}`;
};
