import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AreaFields } from '#shared/model/area.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { judge, shownFaults, textsUnder } from '#web/kit/forms/judge.ts';
import { labelledValues } from '#web/kit/forms/labels.ts';
import { mergedOn } from '#web/kit/forms/mergedOn.ts';

describe('the faults of a form', () => {
  const tooLong = judge(AreaFields, { name: 'x'.repeat(101) }).faults;
  const missing = judge(AreaFields, { name: ' ' }).faults;

  it('has no fault and the body as the schema reads it when the body is valid', () => {
    expect(judge(AreaFields, { name: ' Medicin ' })).toEqual({ faults: {}, body: { name: 'Medicin' } });
  });

  it('shows a fault while it is typed, but an empty field only after an attempt to save', () => {
    expect(shownFaults(tooLong, 'filled', false)).toMatchObject({ name: { code: 'tooLong', max: 100 } });
    expect(shownFaults(missing, 'filled', false)).toEqual({});
    expect(shownFaults(missing, 'filled', true)).toMatchObject({ name: { code: 'required' } });
  });

  it('shows every fault at once, or none before an attempt to save, where the form says so', () => {
    expect(shownFaults(missing, 'always', false)).toMatchObject({ name: { code: 'required' } });
    expect(shownFaults(tooLong, 'attempted', false)).toEqual({});
    expect(shownFaults(tooLong, 'attempted', true)).toMatchObject({ name: { code: 'tooLong' } });
  });

  it('calls null and undefined required, and another wrong type by its own code', () => {
    const schema = z.object({ beds: z.number() });
    expect(judge(schema, { beds: null }).faults).toEqual({ beds: { code: 'required' } });
    expect(judge(schema, {}).faults).toEqual({ beds: { code: 'required' } });
    expect(judge(schema, { beds: Number.NaN }).faults).toEqual({ beds: { code: 'number' } });
  });

  it('finds the texts under a name', () => {
    expect(textsUnder({ name: 'a', 'period.start': 'b', 'periods.end': 'c' }, 'period')).toEqual({ start: 'b' });
  });
});

describe('two versions of the same values', () => {
  const base = { name: 'Avd 1', beds: 10, hidden: false };

  it('merges the fields that were changed here onto the version that is stored', () => {
    expect(mergedOn({ ...base, name: 'Avd 2' }, base, { ...base, beds: 12 })).toEqual({
      name: 'Avd 2',
      beds: 12,
      hidden: false,
    });
  });

  it('keeps the value typed here where both changed the same field', () => {
    expect(mergedOn({ ...base, name: 'Avd 2' }, base, { ...base, name: 'Avd 3' })).toMatchObject({ name: 'Avd 3' });
  });

  it('finds the fields that a change has to send', () => {
    const stored = { ...base, version: 1 };
    expect(changedFields({ ...base, beds: 12 }, stored)).toEqual({ beds: 12 });
    expect(changedFields(base, base)).toEqual({});
  });

  it('names each labelled value and gives its text', () => {
    const labels = { name: 'Namn', hidden: 'Dold', beds: { label: 'Platser', text: () => 'tio' } };
    const texts = labelledValues<typeof base>(labels, { yes: 'ja', no: 'nej' }).map(({ label, text }) => [
      label,
      text(base),
    ]);
    expect(texts).toEqual([
      ['Namn', 'Avd 1'],
      ['Dold', 'nej'],
      ['Platser', 'tio'],
    ]);
  });
});
