/** Texts of what groups of an identity provider give access to. */
export const groups = {
  title: 'Behörighet från grupper',
  text: 'När en person loggar in med {{provider}} får kontot den behörighet som personens grupper ger här, och förlorar den som grupperna inte längre ger. Behörighet som någon har gett för hand påverkas inte.',
  group: 'Grupp',
  groupOf: 'Grupp på rad {{number}}',
  place: 'Plats',
  placeOf: 'Plats på rad {{number}}',
  rightTitle: 'Får',
  rightOf: 'Får på rad {{number}}',
  right: { read: 'Endast läsa', write: 'Får ändra', superUser: 'Superanvändare' },
  removeOf: 'Ta bort rad {{number}}',
  add: 'Lägg till grupp',
  createsAccounts: 'Skapa konton vid första inloggningen',
  createsHelp:
    'En person som saknar konto får ett när minst en grupp ger behörighet. Stäng ett konto för att hindra någon: ett borttaget skapas igen.',
  gone: 'Borttagen plats',
  saved: 'Tabellen är sparad. Den gäller från nästa inloggning.',
  from: 'från {{groups}}',
} as const;
