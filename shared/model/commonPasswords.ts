/** Words that passwords are guessed with first, in lower case: with digits and signs around them they are no better. */
const words = new Set(
  `password passord losenord lösenord losen lösen passwort qwerty qwertz azerty asdf asdfgh zxcvbn welcome valkommen välkommen
  letmein iloveyou jagalskardig admin administrator administratör user användare anvandare test testing tester guest gäst changeme
  secret default dragon monkey master shadow superman batman starwars pokemon football fotboll hockey baseball soccer princess
  prinsessa sunshine solsken flower blomma summer winter spring autumn sommar sommaren vinter vintern vår våren var host höst hösten
  hosten januari februari mars april maj juni juli augusti september oktober november december january february march may june july
  august october måndag mandag tisdag onsdag torsdag fredag lördag lordag söndag sondag monday tuesday wednesday thursday friday
  saturday sunday jul julen midsommar påsk pask semester sverige sweden stockholm goteborg göteborg malmo malmö uppsala svensk
  region regionen landsting sjukhus sjukhuset vård vard hospital bemanning bemanningsplan bemanningsplanen adacta heroma kommun
  mamma pappa anna erik lars karl maria johan charlie michael jordan hunter ashley daniel andrea computer internet dator data
  hello hejsan hej hejhej abc abcabc abcdef kalle banan apa katt hund`.split(/\s+/),
);

/** Keys beside each other, and the alphabet and digits in order. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const reversed = (text: string): string => [...text].reverse().join('');
const sequences = [...rows, ...rows.map(reversed)];

const isSequence = (text: string): boolean => text.length >= 4 && sequences.some((row) => row.includes(text));

/** Digits and signs that are written for letters. */
const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spelled = (text: string): string => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);

const outside = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Whether the password is one of those guessed first: a common word or row of keys, alone or with digits and signs around it. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  const core = text.replace(outside, '');
  return [text, core, spelled(text), spelled(core), spelled(text.replace(/[^\p{L}]+$/u, ''))].some(
    (one) => words.has(one) || isSequence(one),
  );
};

/** Whether one or two signs make up the whole password, or one sign more than half of it, in a row. */
export const isRepeated = (password: string): boolean => {
  const signs = [...password.toLowerCase()];
  const longest = Math.max(0, ...(password.toLowerCase().match(/(.)\1*/gsu) ?? []).map((run) => [...run].length));
  return new Set(signs).size <= 2 || longest > signs.length / 2;
};
