import { describe, expect, it } from 'vitest';
import { furtherTexts } from '#web/kit/ui/state/ProblemAlert.tsx';

describe('the sentences of the fields below the reason of a refusal', () => {
  it('leave out those that repeat the reason or each other', () => {
    const fields = { start: 'Perioden överlappar.', end: 'Perioden överlappar.', name: 'Fyll i.', comment: 'Fyll i.' };
    expect(furtherTexts('Perioden överlappar.', fields)).toEqual(['Fyll i.']);
  });
});
