import { ses } from '#functions/kernel/adapters/mail.ts';
import { lambda } from '#functions/kernel/http/lambda.ts';
import { account } from '#shared/contract/account.ts';
import { confirmAddress } from './address.ts';
import { administeredProviders, offeredAt } from './federation/providers.ts';
import { cognito } from './identity.ts';
import { getAccount } from './list.ts';
import { changePassword, checkLink, confirmAccount, forgotPassword, resetPassword } from './passwords.ts';
import { refresh, signIn } from './session.ts';
import { signOut } from './sessions.ts';

const parts = () => ({ identity: cognito(), send: ses() });
// Loaded at first use: what most requests do not need adds to every cold start.
const federation = () => import('./federation/signIn.ts');
const administration = () => import('./administration.ts');
const secondFactor = () => import('./secondFactor/enrolments.ts');

/** Signing in and out, accounts and passwords. */
export const handler = lambda(account, (scope) => ({
  login: ({ body }) => signIn(scope, parts(), body),
  refresh: ({ body }) => refresh(scope, cognito(), body.refresh_token),
  logout: ({ body }) => signOut(scope, cognito(), body?.refresh_token),
  confirm: ({ body }) => confirmAccount(scope, cognito(), body),
  forgotPassword: ({ body }) => forgotPassword(scope, ses(), body.email),
  resetPassword: ({ body }) => resetPassword(scope, parts(), body),
  checkLink: ({ body }) => checkLink(scope, body),
  confirmAddress: ({ body }) => confirmAddress(scope, ses(), body),
  enrolAtLogin: async ({ body }) => (await secondFactor()).enrolAtLogin(scope, cognito(), body),
  confirmAtLogin: async ({ body }) => (await secondFactor()).confirmAtLogin(scope, parts(), body),
  providers: ({ query }) => offeredAt(query.origin),
  organizationProviders: () => administeredProviders(scope),
  loginWith: async ({ params, query }) => (await federation()).beginSignIn(scope, params.provider, query),
  loginReturn: async ({ params, query }) => (await federation()).endSignIn(scope, cognito(), params.provider, query),
  logoutFrom: async ({ params, query }) => (await federation()).endedAt(params.provider, query.origin),
  list: async ({ query }) => (await administration()).listAccounts(scope, query),
  create: async ({ body }) => (await administration()).addAccount(scope, parts(), body),
  invitePeople: async ({ body }) => (await administration()).inviteMany(scope, parts(), body),
  one: ({ params }) => getAccount(scope, params.username),
  update: async ({ params, body, version }) =>
    (await administration()).updateAccount(scope, parts(), params.username, body, version),
  remove: async ({ params, version }) =>
    (await administration()).removeAccount(scope, cognito(), params.username, version),
  resendConfirmation: async ({ params }) => (await administration()).resendConfirmation(scope, ses(), params.username),
  unlock: async ({ params }) => (await administration()).unlock(scope, params.username),
  endSessions: async ({ params }) => (await administration()).endSessions(scope, cognito(), params.username),
  sessions: async () => (await administration()).listSessions(scope),
  endSession: async ({ params }) => (await administration()).endSession(scope, params.sessionId),
  secondFactor: async () => (await secondFactor()).ownSecondFactor(scope),
  enrol: async ({ body }) => (await secondFactor()).enrol(scope, cognito(), body.password),
  confirmEnrolment: async ({ body }) => (await secondFactor()).confirmEnrolment(scope, parts(), body),
  renewRecoveryCodes: async ({ body }) => (await secondFactor()).renewRecoveryCodes(scope, parts(), body),
  turnOffSecondFactor: async ({ body }) => (await secondFactor()).turnOffSecondFactor(scope, parts(), body),
  resetSecondFactor: async ({ params }) => (await secondFactor()).resetSecondFactor(scope, parts(), params.username),
  changePassword: ({ body }) => changePassword(scope, parts(), body),
}));
