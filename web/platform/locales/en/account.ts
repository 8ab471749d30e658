import type { Same } from '../same.ts';
import type { account as sv } from '../sv/account.ts';

/** Texts of the own password: the first one, a forgotten one, another one. */
export const account = {
  email: 'E-mail address',
  emailMissing: 'Email is required.',
  newPassword: 'New password',
  repeat: 'Repeat the password',
  passwordMissing: 'Password is required.',
  passwordDiffers: 'Passwords is not matching.',
  firstHelp: 'At least {{min}} characters.',
  strongHelp: 'At least 8 characters, with uppercase and lowercase letters, numbers and special symbols.',
  save: 'Save the password',
  toLogin: 'To the login',
  brokenLink: 'The link is not whole. Open it again from the mail or copy all of the address.',
  rules: {
    label: 'The password needs',
    passwordLength: 'minimum length of 8 characters',
    passwordLower: 'minimum one lowercase character',
    passwordUpper: 'minimum one uppercase character',
    passwordDigit: 'minimum one number',
    passwordSymbol: 'minimum one special symbol',
    met: '(fulfilled)',
    missing: '(missing)',
  },
  confirm: {
    title: 'Choose your password',
    lead: 'Welcome! Your username is {{username}}.',
    another:
      'If you have already chosen a password, log in with it. Otherwise ask whoever invited you to send the invitation again.',
    done: 'The password is saved. Log in with it.',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your e-mail address and we will mail a link to choose a new one.',
    submit: 'Send the link',
    sent: 'Email sent',
    sentText:
      'If {{email}} belongs to an account, a mail with a link will soon be there. The link is valid for one hour. Look in the spam folder too.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'For the username {{username}}.',
    another: 'Ask for a new link',
    done: 'The new password is saved. Log in with it.',
  },
  address: {
    title: 'Confirm the e-mail address',
    lead: 'Mails to the account {{username}} then come here.',
    submit: 'Confirm the address',
    another: 'Ask for the change again, on your account or with your administrator.',
    done: 'The address has been changed.',
    doneText: 'Mails about the account {{username}} now come here.',
  },
  secondFactor: 'Two-step login',
  sessions: {
    title: 'Devices logged in',
    lead: 'You are logged in here. Should you not know a device: log it out, and change your password if you have one here.',
    device: '{{browser}} on {{system}}',
    browser: 'Unknown browser',
    here: 'This device',
    since: 'Logged in {{when}}',
    seen: 'Last in use {{when}}, within an hour',
    end: 'Log out',
    endOf: 'Log out {{device}}',
    failed: 'The device could not be logged out.',
  },
  change: {
    title: 'Change password',
    old: 'Present password',
    submit: 'Change password',
    done: 'The password has been changed.',
  },
} as const satisfies Same<typeof sv>;
