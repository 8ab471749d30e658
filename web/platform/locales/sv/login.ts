/** Texts of signing in and out. */
export const login = {
  title: 'Logga in',
  lead: 'Bemanning vecka för vecka',
  username: 'Användarnamn',
  password: 'Lösenord',
  show: 'Visa lösenordet',
  submit: 'Logga in',
  with: 'Logga in med {{label}}',
  or: 'eller',
  samlUnknown:
    'Det finns inget konto här som hör till den inloggningen. Be en superanvändare i din organisation, som sköter kontona i Bemanningsplan, att bjuda in dig med SAML-inloggning.',
  samlClosed: 'Ditt konto här är stängt. Be en superanvändare i din organisation att öppna det.',
  samlFailed:
    'Inloggningen hos arbetsgivaren gick inte att slutföra. Försök igen. Kontakta arbetsgivarens IT-stöd om felet kvarstår.',
  samlAssurance:
    'Inloggningen hos arbetsgivaren hade för låg tillitsnivå. Logga ut där och logga in igen på ett säkrare sätt, till exempel med SITHS eller annan e-legitimation.',
  samlStale: 'Inloggningen tog för lång tid, eller började i en annan webbläsare. Försök igen.',
  forgot: 'Har du glömt lösenordet?',
  usernameMissing: 'Ange ditt användarnamn.',
  passwordMissing: 'Ange ditt lösenord.',
  idle: 'Du har loggats ut eftersom programmet inte användes. Det du skrev finns kvar: logga in igen, så kommer du tillbaka till samma sida.',
  expired: 'Din inloggning har gått ut. Logga in igen, så kommer du tillbaka till samma sida.',
  forbidden: 'Du saknar behörighet till sidan. Logga in igen för att komma till din startsida.',
  artTitle: 'Se var det saknas personal.',
  artText: 'Behov, tillgång och budget för varje avdelning, vecka för vecka.',
  loggedOut: 'Du är utloggad',
  loggedOutText: 'Sparade utkast på den här datorn är borttagna.',
  loggingOut: 'Loggar ut…',
  again: 'Logga in igen',
} as const;
