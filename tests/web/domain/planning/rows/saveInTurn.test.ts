import { describe, expect, it } from 'vitest';
import { saveInTurn } from '#web/domain/planning/rows/saveInTurn.ts';

describe('saving several periods one after the other', () => {
  it('waits for each save before the next', async () => {
    const steps: string[] = [];
    const save = async (id: string) => {
      steps.push(`send ${id}`);
      await Promise.resolve();
      steps.push(`stored ${id}`);
      return true;
    };
    expect(await saveInTurn(['a', 'b'], save)).toEqual({ saved: ['a', 'b'], all: true });
    expect(steps).toEqual(['send a', 'stored a', 'send b', 'stored b']);
  });

  it('stops at the first that is refused and answers those that were saved', async () => {
    const sent: string[] = [];
    const save = async (id: string) => {
      sent.push(id);
      return id !== 'b';
    };
    expect(await saveInTurn(['a', 'b', 'c'], save)).toEqual({ saved: ['a'], all: false });
    expect(sent).toEqual(['a', 'b']);
  });
});
