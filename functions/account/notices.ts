import { setting } from '#functions/kernel/adapters/environment.ts';
import type { Mail, SendMail } from '#functions/kernel/adapters/mail.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Identity } from './identity.ts';
import { layOut, reportMailFailure } from './mails.ts';

/** What changes of accounts need besides the table: the user pool, and mail. */
export interface AccountParts {
  readonly identity: Identity;
  readonly send: SendMail;
}

/** What the owner of an account gets a mail about, whoever did it. */
export type AccountEvent =
  | 'password'
  | 'address'
  | 'saml'
  | 'passwordSignIn'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorReset'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed';

const texts: Record<AccountEvent, { readonly subject: string; readonly what: string }> = {
  password: { subject: 'Ditt lösenord är bytt', what: 'Lösenordet är bytt, och alla andra inloggningar är avslutade.' },
  address: {
    subject: 'Din e-postadress är bytt',
    what: 'E-postadressen är bytt: hit kommer inga fler mejl om kontot.',
  },
  saml: { subject: 'Du loggar in på ett annat sätt', what: 'Du loggar nu in genom din arbetsgivare, utan lösenord.' },
  secondFactorOn: {
    subject: 'Tvåstegsinloggning är på',
    what: 'En autentiseringsapp är ansluten: nästa inloggning frågar efter en kod.',
  },
  secondFactorOff: {
    subject: 'Tvåstegsinloggning är av',
    what: 'Tvåstegsinloggningen är avstängd: lösenordet räcker för att logga in.',
  },
  secondFactorReset: {
    subject: 'Tvåstegsinloggning är återställd',
    what: 'Den som sköter kontot har tagit bort autentiseringsappen och återställningskoderna. Nästa inloggning behöver bara lösenordet. Anslut sedan en ny app under Tvåstegsinloggning i användarmenyn.',
  },
  recoveryCodeUsed: {
    subject: 'En återställningskod är använd',
    what: 'Någon loggade in med en återställningskod i stället för en kod från appen. Koden gäller inte längre.',
  },
  recoveryCodesRenewed: {
    subject: 'Nya återställningskoder',
    what: 'Kontot har fått nya återställningskoder. De tidigare gäller inte längre.',
  },
  passwordSignIn: { subject: 'Du loggar in på ett annat sätt', what: 'Du loggar nu in med användarnamn och lösenord.' },
};

/** What others do with an account: its owner is not asked whether it was the owner. */
const byOthers: ReadonlySet<AccountEvent> = new Set(['secondFactorReset', 'saml', 'passwordSignIn']);

const noticeMail = (event: AccountEvent, username: string, to: string): Mail => {
  const { subject, what } = texts[event];
  return layOut(to, {
    subject: `${subject} i Bemanningsplan`,
    greeting: 'Hej!',
    body: `Det här gäller ditt konto ${username}. ${what}`,
    button: 'Öppna Bemanningsplan',
    link: `${setting('APP_URL')}/#/plan`,
    ending: `${byOthers.has(event) ? 'Hade du väntat dig det' : 'Var det du'} behöver du inte göra något. Annars: hör genast av dig till din administratör, eller till ${setting('SUPPORT_EMAIL')}.`,
  });
};

/**
 * Mails the owner, at the account's address, what changed about signing in. What was changed stays changed where the mail service
 * refuses.
 */
export const mailOwner = async (
  send: SendMail,
  { username, email }: Pick<StoredAccount, 'username' | 'email'>,
  event: AccountEvent,
): Promise<void> => send(noticeMail(event, username, email)).catch(reportMailFailure);
