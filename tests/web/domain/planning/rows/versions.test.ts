import { describe, expect, it } from 'vitest';
import { versionFor, versionsOf } from '#web/domain/planning/rows/versions.ts';

describe('the version that a change is sent over', () => {
  const stored = { id: 'p', version: 4, changedBy: 'other' };

  it('is the one at which typing began', () => {
    const noted = versionsOf({ p: { level: '1' } }, {}, [{ ...stored, version: 3 }]);
    expect(versionsOf({ p: { level: '12' } }, noted, [stored])).toEqual({ p: 3 });
    expect(versionFor(stored, noted, 'me')).toBe(3);
  });

  it('is the next one when the same account made that', () =>
    expect(versionFor({ ...stored, changedBy: 'me' }, { p: 3 }, 'me')).toBe(4));

  it('does not jump over two versions', () =>
    expect(versionFor({ ...stored, changedBy: 'me' }, { p: 2 }, 'me')).toBe(2));

  it('is dropped with the draft', () => expect(versionsOf({}, { p: 3 }, [stored])).toEqual({}));
});
