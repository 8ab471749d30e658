import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import type { Mail } from '#functions/kernel/adapters/mail.ts';
import type { AccountAccess } from '#shared/model/account.ts';
import { counted } from '#shared/text/counted.ts';

/** The texts of a mail, without layout. */
interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly button: string;
  readonly link: string;
  readonly ending: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

const textOf = ({ greeting, body, link, ending }: MailText): string =>
  [greeting, '', body, '', link, '', ending, '', 'Bemanningsplan'].join('\n');

const htmlOf = ({ subject, greeting, body, button, link, ending }: MailText): string =>
  `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#F5F7F6;font:15px/1.5 Inter,Arial,sans-serif;color:#16211F">
<div style="max-width:520px;margin:32px auto;background:#fff;border:1px solid #E1E6E4;border-radius:8px;padding:32px">
<p style="font-weight:600;color:#0B6B61;margin:0 0 24px">Bemanningsplan</p>
<p>${escaped(greeting)}</p><p>${escaped(body).replaceAll('\n', '<br>')}</p>
<p style="margin:28px 0"><a href="${escaped(link)}" style="background:#0B6B61;color:#fff;text-decoration:none;padding:11px 22px;border-radius:6px;font-weight:600">${escaped(button)}</a></p>
<p style="font-size:13px;color:#5E6A67">Fungerar inte knappen? Öppna adressen: <br><a style="color:#0B6B61;word-break:break-all" href="${escaped(link)}">${escaped(link)}</a></p>
<p style="font-size:13px;color:#5E6A67">${escaped(ending)}</p></div></body></html>`;

/** The mail with these texts, as text and as HTML. */
export const layOut = (to: string, content: MailText): Mail => ({
  to,
  subject: content.subject,
  text: textOf(content),
  html: htmlOf(content),
});

const linkTo = (appUrl: string, route: string, username: string, code: string): string =>
  `${appUrl}/#/auth/${route}?${new URLSearchParams({ username, code })}`;

/** The recipient of a mail with a link, and the link's one-time code. */
export interface Addressed {
  readonly appUrl: string;
  readonly username: string;
  readonly email: string;
  readonly code: string;
}

/** What a mail about access says: who gives it, as the mail names the person, and to which places. */
export interface Inviting extends Omit<Addressed, 'code'> {
  readonly by: string | undefined;
  readonly accesses: readonly Pick<AccountAccess, 'path' | 'canWrite'>[];
}

/** So many places are named in a mail; of more, the number of the others. */
const mostPlaces = 10;

const placesText = (accesses: Inviting['accesses']): string => {
  const named = accesses
    .slice(0, mostPlaces)
    .map(({ path, canWrite }) => `${canWrite ? 'Du får läsa och ändra i' : 'Du får läsa i'} ${path}.`);
  const others = accesses.length - named.length;
  return [...named, ...(others > 0 ? [`Du når ${counted(others, 'plats', 'platser')} till.`] : [])].join('\n');
};

/** The parts of a body, each a paragraph; empty ones are left out. */
const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

const invitedText = ({ by, accesses }: Inviting): string =>
  paragraphs(
    by === undefined ? 'Du är inbjuden till Bemanningsplan.' : `${by} bjuder in dig till Bemanningsplan.`,
    placesText(accesses),
  );

/** The invitation with the link by which the first password is set. */
export const confirmationMail = ({ code, ...inviting }: Inviting & Addressed): Mail =>
  layOut(inviting.email, {
    subject: 'Välkommen till Bemanningsplan',
    greeting: 'Hej!',
    body: paragraphs(
      invitedText(inviting),
      `Ditt användarnamn är ${inviting.username}. Välj ett lösenord för att komma igång.`,
    ),
    button: 'Välj lösenord',
    link: linkTo(inviting.appUrl, 'confirm', inviting.username, code),
    ending:
      'Länken gäller i sju dagar, tills du har valt ett lösenord. Har du inte väntat dig det här mejlet kan du bortse från det.',
  });

/** The invitation of an account with SAML; `label` is the text of its provider's button on the login at `origin`. */
export const samlInvitationMail = ({
  label,
  origin,
  ...inviting
}: Inviting & { readonly label: string | undefined; readonly origin: string }): Mail =>
  layOut(inviting.email, {
    subject: 'Välkommen till Bemanningsplan',
    greeting: 'Hej!',
    body: paragraphs(
      invitedText(inviting),
      label === undefined
        ? 'Du loggar in med ditt konto hos arbetsgivaren och behöver inget nytt lösenord.'
        : `Du loggar in med ditt konto hos arbetsgivaren och behöver inget nytt lösenord: välj knappen ”Logga in med ${label}”.`,
    ),
    button: 'Till inloggningen',
    link: `${origin}/#/auth/login`,
    ending: 'Har du inte väntat dig det här mejlet kan du bortse från det.',
  });

/** The link with which a forgotten password is replaced. */
export const resetMail = ({ appUrl, username, email, code }: Addressed): Mail =>
  layOut(email, {
    subject: 'Nytt lösenord till Bemanningsplan',
    greeting: 'Hej!',
    body: `Någon har bett om ett nytt lösenord för användarnamnet ${username}. Var det du väljer du det här.`,
    button: 'Välj nytt lösenord',
    link: linkTo(appUrl, 'reset', username, code),
    ending: 'Länken gäller i en timme och kan användas en gång. Var det inte du behöver du inte göra någonting.',
  });

/** The link with which the new address of an account is confirmed, sent there. */
export const addressMail = ({ appUrl, username, email, code }: Addressed): Mail =>
  layOut(email, {
    subject: 'Bekräfta din nya e-postadress i Bemanningsplan',
    greeting: 'Hej!',
    body: `Mejl till kontot ${username} ska komma hit. Bekräfta adressen, så är den bytt.`,
    button: 'Bekräfta adressen',
    link: linkTo(appUrl, 'address', username, code),
    ending:
      'Länken gäller i ett dygn och kan användas en gång. Känner du inte till kontot kan du bortse från det här mejlet.',
  });

/** The notice to an account in use that it has access to more places. */
export const accessMail = ({ appUrl, email, by, accesses }: Inviting): Mail =>
  layOut(email, {
    subject: 'Du har fått ny behörighet i Bemanningsplan',
    greeting: 'Hej!',
    body: paragraphs(
      by === undefined ? 'Du har fått ny behörighet.' : `${by} har gett dig ny behörighet.`,
      placesText(accesses),
      'Logga in som vanligt.',
    ),
    button: 'Öppna Bemanningsplan',
    link: `${appUrl}/#/plan`,
    ending: 'Har du inte väntat dig det här mejlet kan du fråga din administratör.',
  });

/** The answer to whoever asks for a new password of a closed account, sent to its address. */
export const closedMail = ({ appUrl, username, email }: Omit<Addressed, 'code'>): Mail =>
  layOut(email, {
    subject: 'Ditt konto i Bemanningsplan är stängt',
    greeting: 'Hej!',
    body: `Någon har bett om ett nytt lösenord för användarnamnet ${username}. Kontot är stängt och kan inte få något. Be en superanvändare i din organisation att öppna det.`,
    button: 'Öppna Bemanningsplan',
    link: `${appUrl}/#/auth/login`,
    ending: 'Var det inte du behöver du inte göra någonting.',
  });

/** Logs a mail that could not be made or sent, without the address. The answer (`mailSent`) and an alarm report it too. */
export const reportMailFailure = (cause: unknown): void => logLine('error', { event: 'mailFailed', ...traceOf(cause) });

/**
 * Runs what follows a commit and ends in a mail. A failure is logged and returned as false: what was committed stays, and a repeat of the
 * request would be refused or answered with it.
 */
export const reported = async (mail: () => Promise<unknown>): Promise<boolean> => {
  try {
    await mail();
    return true;
  } catch (cause) {
    reportMailFailure(cause);
    return false;
  }
};
