import type { ParseKeys } from 'i18next';
import { hasRight, type Right } from '#shared/model/roles.ts';
import type { Claims } from '#web/platform/api/claims.ts';

/** Any text of the catalogue, by its key. */
type TextKey = ParseKeys;

/** One screen: path, title, permission, and whether the main menu shows it. */
export interface Route {
  readonly path: `/${string}`;
  readonly label: TextKey;
  /** The right by which it is seen; `signedIn`: any account, `anyone`: also without one. */
  readonly who: 'anyone' | 'signedIn' | Right;
  readonly inMenu: boolean;
}

/** All screens; menu, guards and links derive from this list. */
export const routes = {
  plan: { path: '/plan', label: 'app.menu.plan', who: 'signedIn', inMenu: true },
  print: { path: '/plan/print', label: 'reports.print.title', who: 'signedIn', inMenu: false },
  organizations: { path: '/organizations', label: 'manage.title', who: 'manage', inMenu: true },
  organization: {
    path: '/organizations/:orgId/:tab?',
    label: 'manage.level.org',
    who: 'manage',
    inMenu: false,
  },
  area: {
    path: '/organizations/:orgId/areas/:areaId/:tab?',
    label: 'manage.level.area',
    who: 'manage',
    inMenu: false,
  },
  unit: {
    path: '/organizations/:orgId/areas/:areaId/units/:unitId/:tab?',
    label: 'manage.level.unit',
    who: 'manage',
    inMenu: false,
  },
  category: {
    path: '/organizations/:orgId/areas/:areaId/units/:unitId/categories/:categoryId/:tab?',
    label: 'manage.level.category',
    who: 'configure',
    inMenu: false,
  },
  shift: {
    path: '/organizations/:orgId/areas/:areaId/units/:unitId/categories/:categoryId/shift/:shiftId',
    label: 'manage.level.shift',
    who: 'configure',
    inMenu: false,
  },
  accounts: { path: '/accounts', label: 'accounts.title', who: 'administer', inMenu: true },
  accountCreate: {
    path: '/accounts/create',
    label: 'accounts.create.title',
    who: 'administer',
    inMenu: false,
  },
  accountEdit: {
    path: '/accounts/edit/:username',
    label: 'accounts.edit.title',
    who: 'administer',
    inMenu: false,
  },
  changePassword: {
    path: '/accounts/change-password',
    label: 'account.change.title',
    who: 'signedIn',
    inMenu: false,
  },
  sessions: { path: '/accounts/sessions', label: 'account.sessions.title', who: 'signedIn', inMenu: false },
  secondFactor: { path: '/accounts/second-factor', label: 'account.secondFactor', who: 'signedIn', inMenu: false },
  log: { path: '/log', label: 'log.title', who: 'administer', inMenu: true },
  login: { path: '/auth/login', label: 'login.title', who: 'anyone', inMenu: false },
  logout: { path: '/auth/logout', label: 'app.menu.logout', who: 'anyone', inMenu: false },
  confirm: { path: '/auth/confirm', label: 'account.confirm.title', who: 'anyone', inMenu: false },
  forgot: { path: '/auth/forgot', label: 'account.forgot.title', who: 'anyone', inMenu: false },
  reset: { path: '/auth/reset', label: 'account.reset.title', who: 'anyone', inMenu: false },
  confirmAddress: { path: '/auth/address', label: 'account.address.title', who: 'anyone', inMenu: false },
  accessibility: { path: '/accessibility', label: 'app.menu.accessibility', who: 'anyone', inMenu: false },
} as const satisfies Record<string, Route>;

/** Whether an account with these claims may see the screen; undefined claims: nobody is signed in. */
export const allows = ({ who }: Route, claims: Claims | undefined): boolean =>
  who === 'anyone' ||
  (claims !== undefined && (who === 'signedIn' || claims.roles.some((type) => hasRight(type, who))));

/** The tabs of the plan page, in their order. */
export const tabs = ['overview', 'demand', 'schemas', 'assets', 'budget', 'followup', 'report'] as const;

export type Tab = (typeof tabs)[number];
