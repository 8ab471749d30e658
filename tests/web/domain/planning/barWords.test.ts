import { describe, expect, it } from 'vitest';
import { absenceInBar, type BarWords } from '#web/domain/planning/absence/barWords.ts';

const word = { word: 'Semester', short: 'Sem.' };
const words: BarWords = {
  week: 44,
  names: { vacation: word, sick: word, parental: word, child: word, training: word, leave: word, other: word },
};

describe('an absence in a bar', () => {
  it('is written by its word, its short word or its letter, as the room allows', () => {
    expect(absenceInBar('vacation', 60, words)).toBe('Semester');
    expect(absenceInBar('vacation', 30, words)).toBe('Sem.');
    expect(absenceInBar('vacation', 15, words)).toBe('S');
  });
});
