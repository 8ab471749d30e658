import { expect, it } from 'vitest';
import { kindNamed } from '#shared/planning/absenceWords.ts';

it.each([
  ['vacation', ['S', 'semester', 'Semester.', 'SEM']],
  ['sick', ['J', 'Sjuk', 'sjukdom', 'SJK']],
  ['parental', ['F', 'Föräldraledig', 'FPE', 'PAP']],
  ['child', ['V', 'Vård av barn', 'VAB']],
  ['training', ['U', 'Utbildning', 'UTB']],
  ['leave', ['T', 'Tjänstledig', 'TJL']],
  ['other', ['Ö', 'annan frånvaro']],
  [undefined, ['', 'Sjuksköterska', 'SJ', 'ARB', 'ÖT1']],
])('%s is named by its letter, by words, and by the time code of PAXml', (kind, texts) => {
  for (const text of texts) expect([text, kindNamed(text)]).toEqual([text, kind]);
});
