/**
 * Who may, decided on the server at every request from the stored grants (README.md "Permissions").
 * The place X is the deepest of orgId, areaId, unitId in the path.
 *
 * - `open`: no token.
 * - `signedIn`: any account; what is shown depends on it.
 * - `context`: any grant on X, above it or below it (names only).
 * - `read`: Admin, SuperAdmin, or any grant on X or above.
 * - `write`: Admin, SuperAdmin, a SuperUser with a grant on X or above, a User with a write grant on X or above.
 * - `controller`: Admin, SuperAdmin, a SuperUser with a grant on X or above: wages, and the closing of months.
 * - `admin`: Admin, SuperAdmin. `superAdmin`: SuperAdmin.
 * - `access`: SuperAdmin, a SuperUser with a grant on X or above, where X is `{level}/{id}` or that of `{accessId}`.
 * - `accounts`: SuperAdmin, SuperUser: those who administer accounts at all.
 * - `accountManaged`: those who administer the account `{username}`; `accountSeen`: they and its owner; `self`: its
 *   owner; `adminOrSelf`: Admin, SuperAdmin (a removed account's too) and its owner. Everybody else gets 404.
 */
export type Permission =
  | 'open'
  | 'signedIn'
  | 'context'
  | 'read'
  | 'write'
  | 'controller'
  | 'admin'
  | 'superAdmin'
  | 'access'
  | 'accounts'
  | 'accountManaged'
  | 'accountSeen'
  | 'self'
  | 'adminOrSelf';
