import type { Fault } from '#shared/model/faults.ts';

/**
 * Every failure the API can answer: its code, status and Swedish text for a person (README.md "Failures").
 * Screens translate by code; a text that names the field at fault travels in `fields`.
 */
export const problems = {
  validation: { status: 400, message: 'Några uppgifter behöver rättas.' },
  malformed: { status: 400, message: 'Begäran kunde inte läsas. Den ska vara ett objekt i giltig JSON.' },
  overlap: { status: 400, message: 'Perioden överlappar en annan period.' },
  history: {
    status: 400,
    message: 'Perioder äldre än 10 veckor kan bara ändras av en superanvändare eller administratör.',
  },
  locked: {
    status: 400,
    message:
      'Behovsperioden är låst för ändringar. Kontakta en superanvändare i organisationen eller Adacta för att låsa upp.',
  },
  lockRole: {
    status: 400,
    message: 'Kontakta en superanvändare i organisationen eller Adacta för att låsa eller låsa upp.',
  },
  linkedBasis: {
    status: 400,
    message:
      'En budgetperiod med kopplat underlag kan inte ändras. Kontakta Adacta administratör om den behöver justeras.',
  },
  basisStored: {
    status: 400,
    message:
      'Underlag finns redan och kan inte sparas över. Kontakta Adacta administratör om budgetunderlaget behöver justeras.',
  },
  basisLate: {
    status: 400,
    message:
      'Underlag kan inte sparas senare än 10 veckor efter att budgetperioden började. Kontakta Adacta administratör om budgetunderlaget behöver justeras.',
  },
  basisChanged: {
    status: 400,
    message: 'Uppgifterna har ändrats sedan rapporten skapades. Skapa rapporten igen och spara den. Inget är sparat.',
  },
  ownCategory: {
    status: 400,
    message: 'Kategorin har personal och behov. Den ändras och tas bort av en administratör.',
  },
  stencilYear: {
    status: 400,
    message: 'Schabloner för innevarande och tidigare år kan bara ändras av en superanvändare eller administratör.',
  },
  hasActivities: {
    status: 400,
    message: 'Avdelningen har redan aktiviteter. De kan bara kopieras till en avdelning utan.',
  },
  stillEmployed: {
    status: 400,
    message: 'Bara personal som har slutat kan anonymiseras: alla perioder ska ha gått ut före i dag.',
  },
  duplicateName: { status: 400, message: 'Namnet finns redan.' },
  confirmName: { status: 400, message: 'Bekräfta borttagningen med namnet: det finns uppgifter som också tas bort.' },
  idempotency: { status: 400, message: 'Samma Idempotency-Key har redan använts för en annan begäran.' },
  full: {
    status: 400,
    message: 'Det får inte plats mer här. Ta bort gamla perioder eller korta kommentarer. Inget är sparat.',
  },
  noImport: { status: 400, message: 'Ingen import gjordes.' },
  importFtp: { status: 404, message: 'Filen kunde inte läsas från FTP-servern.' },
  importExists: { status: 400, message: 'Filen är redan inläst.' },
  importHeld: { status: 400, message: 'Avdelningen lämnades orörd.' },
  importRunning: { status: 400, message: 'En annan inläsning på avdelningen pågår. Försök igen om en stund.' },
  importTouched: {
    status: 400,
    message: 'Inläsningen kan inte ångras: uppgifter som den ändrade har ändrats senare.',
  },
  invalid_grant: { status: 400, message: 'Felaktigt användarnamn eller lösenord.' },
  account_locked: {
    status: 400,
    message:
      'För många misslyckade försök med kontot eller från ditt nätverk. Försök igen om 15 minuter, eller välj ett nytt lösenord med ”Har du glömt lösenordet?”.',
  },
  account_closed: { status: 400, message: 'Kontot är stängt. Be en superanvändare i din organisation att öppna det.' },
  codeNeeded: { status: 400, message: 'Ange en kod från din autentiseringsapp.' },
  enrolmentNeeded: { status: 400, message: 'Tvåstegsinloggning krävs. Anslut en autentiseringsapp för att logga in.' },
  secondFactorOff: { status: 400, message: 'Tvåstegsinloggning används inte i organisationen.' },
  secondFactorOn: { status: 400, message: 'Tvåstegsinloggning är redan på.' },
  secondFactorMissing: { status: 400, message: 'Tvåstegsinloggning är inte på.' },
  secondFactorRequired: {
    status: 400,
    message: 'Organisationen kräver tvåstegsinloggning. Den kan inte stängas av.',
  },
  secondFactorSaml: {
    status: 400,
    message: 'Kontot loggar in genom arbetsgivaren, som sköter den inloggningen.',
  },
  ownSecondFactor: { status: 400, message: 'Din egen tvåstegsinloggning stänger du av på sidan Tvåstegsinloggning.' },
  invalid_password: { status: 400, message: 'Kontot är inte bekräftat!' },
  accountTaken: { status: 400, message: 'Kontot kunde inte skapas. E-postadressen kan redan vara i bruk.' },
  ownAccount: { status: 400, message: 'Du kan inte ta bort eller stänga ditt eget konto.' },
  lastSuperAdmin: { status: 400, message: 'Den sista superadministratören måste finnas kvar.' },
  ownLastGrant: { status: 400, message: 'Du kan inte ta bort din egen sista behörighet.' },
  lastSuperUser: { status: 400, message: 'Organisationens sista superanvändare måste finnas kvar.' },
  invalidCode: { status: 400, message: 'Länken gäller inte längre. Begär en ny.' },
  alreadyConfirmed: { status: 400, message: 'Kontot är redan bekräftat.' },
  samlOnly: {
    status: 400,
    message: 'Din användare har inget lösenord att återställa. Använd din SAML-inloggning i stället.',
  },
  mailFailed: { status: 500, message: 'Mejlet kunde inte skickas. Försök igen om en stund.' },
  unauthorized: { status: 401, message: 'Du behöver logga in igen.' },
  forbidden: { status: 403, message: 'Du saknar behörighet till det här.' },
  notFound: { status: 404, message: 'Det finns inte, eller har tagits bort.' },
  methodNotAllowed: { status: 405, message: 'Det går inte att göra så här.' },
  tooSlow: { status: 408, message: 'Begäran kom inte fram i tid. Inget är sparat. Försök igen.' },
  conflict: { status: 409, message: 'Någon annan har ändrat detta sedan du öppnade det.' },
  lenderShort: {
    status: 409,
    message: 'Avdelningen som lånar ut har inte längre så mycket över de veckorna. Räkna om åtgärderna.',
  },
  tooLarge: { status: 413, message: 'Begäran är för stor.' },
  tooMany: { status: 429, message: 'För många försök. Vänta en stund.' },
  tooManyAtOnce: { status: 429, message: 'Många beräkningar pågår redan. Vänta en stund och försök igen.' },
  internal: { status: 500, message: 'Något gick fel hos oss. Försök igen.' },
  storage: {
    status: 503,
    message: 'Uppgifterna kan inte läsas eller sparas just nu: databasen svarar inte. Försök igen om en stund.',
  },
  overloaded: { status: 503, message: 'Tjänsten är överbelastad. Inget är sparat. Försök igen om en stund.' },
  starting: { status: 503, message: 'Tjänsten startar.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

/** The body of an answer without 2xx: `fields` holds one text per field, `faults` the codes of the same fields. */
export interface ProblemBody {
  readonly error?: string;
  readonly message?: string;
  readonly error_description?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly current?: unknown;
  readonly changedBy?: string;
  readonly changedAt?: string;
  readonly [flag: string]: unknown;
}
