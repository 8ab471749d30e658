import { describe, expect, it } from 'vitest';
import { DemandChange } from '#shared/model/demand.ts';
import { differencesOf, leftAlone, withoutTheirs } from '#web/features/demand/draft/difference.ts';
import { bodyOf } from '#web/features/demand/draft/saveOver.ts';
import { demandOf, row } from './support.ts';

const base = demandOf();
const nothing = { texts: {}, comment: undefined };

describe('what is sent', () => {
  it('is every row with what was typed over it, as the contract has it, and the version', () => {
    const body = DemandChange.parse(
      bodyOf(base, { texts: { Dag: { mon: '7,5', start: '06:45' } }, comment: undefined }),
    );
    expect(body.version).toBe(3);
    expect(body.shiftDemands).toHaveLength(2);
    expect(body.shiftDemands?.[0]).toMatchObject({
      shiftId: 'Dag',
      mon: '7,5',
      tue: '4',
      startHour: 6,
      startMinute: 45,
    });
    expect(body.shiftDemands?.[1]).toMatchObject({ shiftId: 'Natt', mon: '4', startHour: 21 });
    expect('comment' in body).toBe(false);
  });

  it('is the comment alone where only that was typed: a period whose rows are history still takes it', () => {
    expect(bodyOf(base, { texts: {}, comment: 'ny' })).toEqual({ version: 3, comment: 'ny' });
  });
});

describe('what a conflict is about', () => {
  const theirs = demandOf({
    version: 4,
    shiftDemands: [row('Dag', { mon: '6', wed: '5' }), base.shiftDemands[1]!],
  });

  it('names cell by cell what is stored and what was typed, and what only the other changed', () => {
    const mine = { texts: { Dag: { mon: '7', tue: '3' } }, comment: undefined };
    expect(differencesOf(base, theirs, mine)).toEqual([
      { id: 'Dag mon', shiftName: 'Dag', column: 'mon', theirs: '6', mine: '7' },
      { id: 'Dag tue', shiftName: 'Dag', column: 'tue', theirs: '4', mine: '3' },
      { id: 'Dag wed', shiftName: 'Dag', column: 'wed', theirs: '5', mine: undefined },
    ]);
  });

  it('leaves out what both typed alike', () => {
    const mine = { texts: { Dag: { mon: '6', wed: '5' } }, comment: undefined };
    expect(differencesOf(base, theirs, mine)).toEqual([]);
  });

  it('leaves out of what was typed what the stored values are chosen for', () => {
    const mine = { texts: { Dag: { mon: '7', tue: '3' } }, comment: 'min' };
    expect(withoutTheirs(mine, new Set(['Dag mon', 'comment']))).toEqual({
      texts: { Dag: { tue: '3' } },
      comment: undefined,
    });
  });

  it('knows the comment', () => {
    const commented = demandOf({ comment: 'deras' });
    expect(differencesOf(base, commented, { texts: {}, comment: 'min' })).toEqual([
      { id: 'comment', shiftName: '', column: 'comment', theirs: 'deras', mine: 'min' },
    ]);
    expect(differencesOf(base, commented, nothing)).toMatchObject([{ theirs: 'deras', mine: undefined }]);
  });

  it('my change is sent over theirs, so that what only they changed stays', () => {
    const sent = bodyOf(theirs, { texts: { Dag: { mon: '7' } }, comment: undefined });
    expect(sent.version).toBe(4);
    expect(sent.shiftDemands?.[0]).toMatchObject({ mon: '7', wed: '5' });
  });

  it('is nothing where only dates, lock or simulation changed', () => {
    expect(leftAlone(base, demandOf({ version: 4, locked: true, simulation: true }))).toBe(true);
    expect(leftAlone(base, theirs)).toBe(false);
  });
});
