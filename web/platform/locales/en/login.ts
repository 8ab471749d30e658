import type { Same } from '../same.ts';
import type { login as sv } from '../sv/login.ts';

/** Texts of signing in and out. */
export const login = {
  title: 'Log in',
  lead: 'Staffing, week by week',
  username: 'Username',
  password: 'Password',
  show: 'Show the password',
  submit: 'Log in',
  with: 'Log in with {{label}}',
  or: 'or',
  samlUnknown:
    'There is no account here that belongs to that login. Ask a superuser of your organisation, who looks after the accounts of Bemanningsplan, to invite you with SAML login.',
  samlClosed: 'Your account here is closed. Ask a superuser of your organisation to open it.',
  samlFailed:
    'The login at your employer could not be completed. Try again. Contact your employer’s IT support if the problem remains.',
  samlAssurance:
    'The login at your employer had too low a level of assurance. Log out there and log in again in a safer way, for example with SITHS or another e-identification.',
  samlStale: 'The login took too long, or began in another browser. Try again.',
  forgot: 'Forgot your password?',
  usernameMissing: 'Enter your username.',
  passwordMissing: 'Password is required.',
  idle: 'You were logged out because the program was not used. What you typed is still there: log in again and you will come back to the same page.',
  expired: 'Your login has expired. Log in again and you will come back to the same page.',
  forbidden: 'You do not have permission to the page. Log in again to come to your start page.',
  artTitle: 'See where you are short of staff.',
  artText: 'Demand, supply and budget for every unit, week by week.',
  loggedOut: 'You are logged out',
  loggedOutText: 'Saved drafts on this computer have been removed.',
  loggingOut: 'Logging out…',
  again: 'Log in again',
} as const satisfies Same<typeof sv>;
