import type { ParseKeys } from 'i18next';
import type { Claims } from '#web/api/claims.ts';
import { hasRole, type Role } from '#web/api/roles.ts';
import type { PlaceIds } from './place.ts';

/** Any text of the catalogue, by its key. */
type TextKey = ParseKeys;

/** One screen: its path, what it is called, who may see it, and whether the main menu shows it. */
export interface Route {
  readonly path: `/${string}`;
  readonly label: TextKey;
  /** Roles that may see it; `signedIn` any account, `anyone` also without one. */
  readonly who: 'anyone' | 'signedIn' | readonly Role[];
  readonly inMenu: boolean;
}

/** Every screen there is; menu, guards and links derive from this list. */
export const routes = {
  plan: { path: '/plan', label: 'app.menu.plan', who: 'signedIn', inMenu: true },
  organizations: { path: '/organizations', label: 'manage.title', who: ['Admin', 'SuperUser'], inMenu: true },
  organization: {
    path: '/organizations/:orgId/:tab?',
    label: 'manage.level.org',
    who: ['Admin', 'SuperUser'],
    inMenu: false,
  },
  area: {
    path: '/organizations/:orgId/areas/:areaId/:tab?',
    label: 'manage.level.area',
    who: ['Admin', 'SuperUser'],
    inMenu: false,
  },
  unit: {
    path: '/organizations/:orgId/areas/:areaId/units/:unitId/:tab?',
    label: 'manage.level.unit',
    who: ['Admin', 'SuperUser'],
    inMenu: false,
  },
  category: {
    path: '/organizations/:orgId/areas/:areaId/units/:unitId/categories/:categoryId/:tab?',
    label: 'manage.level.category',
    who: ['Admin'],
    inMenu: false,
  },
  shift: {
    path: '/organizations/:orgId/areas/:areaId/units/:unitId/categories/:categoryId/shift/:shiftId',
    label: 'manage.level.shift',
    who: ['Admin'],
    inMenu: false,
  },
  accounts: { path: '/accounts', label: 'accounts.title', who: ['SuperUser', 'SuperAdmin'], inMenu: true },
  accountCreate: {
    path: '/accounts/create',
    label: 'accounts.create.title',
    who: ['SuperUser', 'SuperAdmin'],
    inMenu: false,
  },
  accountEdit: {
    path: '/accounts/edit/:username',
    label: 'accounts.edit.title',
    who: ['SuperUser', 'SuperAdmin'],
    inMenu: false,
  },
  changePassword: {
    path: '/accounts/change-password',
    label: 'account.change.title',
    who: 'signedIn',
    inMenu: false,
  },
  log: { path: '/log', label: 'log.title', who: ['SuperAdmin'], inMenu: true },
  login: { path: '/auth/login', label: 'login.title', who: 'anyone', inMenu: false },
  logout: { path: '/auth/logout', label: 'app.menu.logout', who: 'anyone', inMenu: false },
  confirm: { path: '/auth/confirm', label: 'account.confirm.title', who: 'anyone', inMenu: false },
  forgot: { path: '/auth/forgot', label: 'account.forgot.title', who: 'anyone', inMenu: false },
  reset: { path: '/auth/reset', label: 'account.reset.title', who: 'anyone', inMenu: false },
  accessibility: { path: '/accessibility', label: 'statement.title', who: 'anyone', inMenu: false },
} as const satisfies Record<string, Route>;

/** Whether somebody with these claims may see the screen. */
export const allows = ({ who }: Route, claims: Claims | undefined): boolean =>
  who === 'anyone' || (claims !== undefined && (who === 'signedIn' || hasRole(claims.roles, who)));

/** The tabs of the plan page, in their order; the default is `demand` (spec 2 section 2). */
export const tabs = ['overview', 'demand', 'schemas', 'assets'] as const;

export type Tab = (typeof tabs)[number];

/** Where a plan address leads; other names are the tab's own state, such as `period` or `week`. */
export type PlanAddress = PlaceIds & { readonly tab?: Tab | undefined } & Readonly<Record<string, string | undefined>>;

/** Where a place is managed; `NEW` in place of the last id means the screen that creates one. */
export interface ManageIds extends PlaceIds {
  readonly shiftId?: string | undefined;
}

/** Stands for an id where the thing is still to be created. */
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
  changePassword: (): string => routes.changePassword.path,
  logout: (): string => routes.logout.path,
  accessibility: (): string => routes.accessibility.path,
};

const PLACE_NAMES = ['orgId', 'areaId', 'unitId', 'categoryId'] as const;

/**
 * The full address of a place and tab, with the tab's own state in `search` kept; undefined when `search` says so
 * already.
 */
export const fullPlanAddress = (search: URLSearchParams, ids: PlaceIds, tab: Tab): string | undefined => {
  const told = PLACE_NAMES.every((name) => (search.get(name) ?? undefined) === ids[name]) && search.get('tab') === tab;
  if (told) return undefined;
  const state = [...search].filter(([name]) => !(PLACE_NAMES as readonly string[]).includes(name));
  return href.plan({ ...ids, ...Object.fromEntries(state), tab });
};
