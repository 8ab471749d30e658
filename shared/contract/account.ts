import * as z from 'zod';
import {
  Account,
  AccountChange,
  AccountFields,
  AccountSession,
  AccountsQuery,
  AddressConfirmation,
  Confirmation,
  givenAddress,
  LinkCheck,
  PasswordChange,
  PasswordReset,
  SingleAccount,
} from '#shared/model/account.ts';
import {
  OfferedProvider,
  OrganizationProvider,
  ProvidersQuery,
  SignInReturn,
  SignInStart,
} from '#shared/model/identityProvider.ts';
import { Invitations, InvitedPerson } from '#shared/model/invitation.ts';
import {
  code,
  Enrolment,
  OwnPassword,
  OwnPasswordAndCode,
  RecoveryCodes,
  SecondFactor,
} from '#shared/model/secondFactor.ts';
import { create, get, lead, pageOf, post, put, remove } from './define.ts';

const Tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  refresh_token: z.string(),
});

const given = z.string().min(1);
const one = '/api/account/{username}';
const provided = '/api/account/login-{provider}';
const Address = z.object({ url: z.string() });
const done = z.null();
const factor = `${one}/second-factor` as const;

/** Signing in and out, accounts and passwords (README.md "Accounts"). */
export const account = {
  login: post('/api/account/login', {
    who: 'open',
    summary: 'Sign in with username and password.',
    accepts: 'form',
    bare: true,
    body: z.object({
      username: givenAddress,
      password: given,
      /** Of the second factor, when the first answer was `codeNeeded`. */
      code: code.optional(),
      grant_type: z.literal('password'),
    }),
    answer: Tokens,
  }),
  refresh: post('/api/account/refresh', {
    who: 'open',
    summary: 'A new access token for a refresh token.',
    bare: true,
    body: z.object({ refresh_token: given.max(8000) }),
    answer: Tokens,
  }),
  logout: post('/api/account/logout', {
    who: 'open',
    summary: 'Ends the session: the refresh token and the access token, if one is sent, are refused from now on.',
    body: z.object({ refresh_token: z.string().max(8000).optional() }).optional(),
    answer: done,
  }),
  confirm: post('/api/account/confirm', {
    who: 'open',
    summary: 'Sets the first password with the code of the confirmation mail.',
    body: Confirmation,
    answer: done,
  }),
  forgotPassword: post('/api/account/forgot-password', {
    who: 'open',
    summary: 'Mails a link to set a new password; answers alike for known and unknown addresses.',
    body: z.object({ email: givenAddress }),
    answer: done,
  }),
  resetPassword: post('/api/account/reset-password', {
    who: 'open',
    summary: 'Sets a new password with the code of the mail.',
    body: PasswordReset,
    answer: done,
  }),
  checkLink: post('/api/account/check-link', {
    who: 'open',
    summary: 'Whether the code of a mail is valid, before a password is chosen; it stays valid.',
    body: LinkCheck,
    answer: done,
  }),
  confirmAddress: post('/api/account/confirm-address', {
    who: 'open',
    summary: 'Changes the address of an account with the code mailed to the new one.',
    body: AddressConfirmation,
    answer: done,
  }),
  enrolAtLogin: post('/api/account/second-factor', {
    who: 'open',
    summary: 'Begins to enrol an authenticator app at a sign-in that requires one (`enrolmentNeeded`).',
    body: OwnPassword.extend({ username: givenAddress }),
    answer: Enrolment,
  }),
  confirmAtLogin: post('/api/account/second-factor/confirm', {
    who: 'open',
    summary: 'Ends it with a code of the app, and signs in.',
    body: OwnPasswordAndCode.extend({ username: givenAddress }),
    answer: RecoveryCodes.extend({ tokens: Tokens }),
  }),
  providers: get('/api/account/providers', {
    who: 'open',
    summary: 'The identity providers that the login offers at this address of the site.',
    query: ProvidersQuery,
    answer: z.array(OfferedProvider),
  }),
  organizationProviders: get('/api/account/organization-providers', {
    who: 'accounts',
    summary: 'The identity providers of the organisations whose accounts one administers.',
    answer: z.array(OrganizationProvider),
  }),
  loginWith: get(provided, {
    who: 'open',
    summary: 'Begins a sign-in at an identity provider: the address to lead the browser to.',
    query: SignInStart,
    answer: Address,
  }),
  loginReturn: lead(`${provided}/callback`, {
    who: 'open',
    summary: 'Ends it: leads to the site with the tokens in cookies of a minute, or to the login with the reason.',
    query: SignInReturn,
  }),
  logoutFrom: get(`${provided}/sign-out`, {
    who: 'open',
    summary: 'Where the browser ends its session at the identity provider and comes back from.',
    query: ProvidersQuery,
    answer: Address,
  }),
  list: get('/api/account', {
    who: 'signedIn',
    summary: 'The accounts one administers, or one’s own; page by page.',
    bare: true,
    query: AccountsQuery,
    answer: pageOf(SingleAccount),
  }),
  create: create('/api/account', {
    who: 'accounts',
    summary: 'A new account; without a password a confirmation link is mailed.',
    body: AccountFields,
    answer: Account,
  }),
  invitePeople: post('/api/account/invitations', {
    who: 'accounts',
    summary: 'Gives several people access to places; makes and invites the accounts of those who have none.',
    body: Invitations,
    answer: z.array(InvitedPerson),
  }),
  one: get(one, { who: 'accountSeen', summary: 'One account with its accesses.', answer: SingleAccount }),
  update: put(one, {
    who: 'accountManaged',
    summary: 'Changes an account; another address when the link mailed to it was used.',
    body: AccountChange,
    answer: Account,
  }),
  remove: remove(one, { who: 'accountManaged', summary: 'Removes an account and its accesses; its sessions end.' }),
  resendConfirmation: post(`${one}/resend-confirmation`, {
    who: 'accountManaged',
    summary: 'Mails the confirmation link anew.',
    answer: done,
  }),
  unlock: post(`${one}/unlock`, {
    who: 'accountManaged',
    summary: 'Lets an account sign in again that is locked after too many wrong passwords.',
    answer: done,
  }),
  endSessions: remove(`${one}/sessions`, {
    who: 'accountManaged',
    summary: 'Ends all sessions of another account.',
  }),
  sessions: get(`${one}/sessions`, {
    who: 'self',
    summary: 'Where one is signed in.',
    answer: z.array(AccountSession),
  }),
  endSession: remove(`${one}/sessions/{sessionId}`, { who: 'self', summary: 'Signs out one of them.' }),
  secondFactor: get(factor, {
    who: 'self',
    summary: 'One’s own second factor.',
    answer: SecondFactor,
  }),
  enrol: post(factor, {
    who: 'self',
    summary: 'Begins to enrol an authenticator app.',
    body: OwnPassword,
    answer: Enrolment,
  }),
  confirmEnrolment: post(`${factor}/confirm`, {
    who: 'self',
    summary: 'Ends it with a code of the app; from then on a sign-in asks for one.',
    body: OwnPasswordAndCode,
    answer: RecoveryCodes,
  }),
  renewRecoveryCodes: post(`${factor}/recovery-codes`, {
    who: 'self',
    summary: 'New recovery codes in place of the earlier ones.',
    body: OwnPasswordAndCode,
    answer: RecoveryCodes,
  }),
  turnOffSecondFactor: post(`${factor}/turn-off`, {
    who: 'self',
    summary: 'Turns one’s own second factor off, unless the organisation requires it.',
    body: OwnPasswordAndCode,
    answer: done,
  }),
  resetSecondFactor: post(`${factor}/reset`, {
    who: 'accountManaged',
    summary: 'Takes the second factor from another account, whose device is lost.',
    answer: done,
  }),
  changePassword: post(`${one}/change-password`, {
    who: 'self',
    summary: 'Changes one’s own password.',
    body: PasswordChange,
    answer: done,
  }),
} as const;
