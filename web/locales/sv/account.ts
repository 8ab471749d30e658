/** Texts of the own password: the first one, a forgotten one, another one. */
export const account = {
  email: 'E-postadress',
  emailMissing: 'Ange din e-postadress.',
  newPassword: 'Nytt lösenord',
  repeat: 'Upprepa lösenordet',
  passwordMissing: 'Ange ett lösenord.',
  passwordDiffers: 'Lösenorden är inte lika.',
  firstHelp: 'Minst {{min}} tecken.',
  save: 'Spara lösenordet',
  toLogin: 'Till inloggningen',
  brokenLink: 'Länken är inte hel. Öppna den igen från mejlet eller kopiera hela adressen.',
  rules: {
    label: 'Lösenordet ska ha',
    passwordLength: 'minst 8 tecken',
    passwordLower: 'minst en liten bokstav',
    passwordUpper: 'minst en stor bokstav',
    passwordDigit: 'minst en siffra',
    passwordSymbol: 'minst ett specialtecken',
    met: '(uppfyllt)',
    missing: '(saknas)',
  },
  confirm: {
    title: 'Välj ditt lösenord',
    lead: 'Välkommen! Ditt användarnamn är {{username}}.',
    another: 'Be den som bjöd in dig att skicka inbjudan igen.',
    done: 'Lösenordet är sparat. Logga in med det.',
  },
  forgot: {
    title: 'Glömt lösenordet?',
    lead: 'Skriv din e-postadress, så mejlar vi en länk där du väljer ett nytt.',
    submit: 'Skicka länken',
    sent: 'Mejlet är skickat',
    sentText:
      'Om {{email}} hör till ett konto finns det snart ett mejl där med en länk. Länken gäller i en timme. Titta även i skräpposten.',
  },
  reset: {
    title: 'Välj nytt lösenord',
    lead: 'För användarnamnet {{username}}.',
    another: 'Begär en ny länk',
    done: 'Det nya lösenordet är sparat. Logga in med det.',
  },
  change: {
    title: 'Byt lösenord',
    old: 'Nuvarande lösenord',
    submit: 'Byt lösenord',
    done: 'Lösenordet är bytt.',
  },
} as const;
