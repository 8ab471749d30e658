import { describe, expect, it } from 'vitest';
import { yearChoices, yearNamed } from '#web/features/activities/edit/years.ts';

describe('the years to choose from', () => {
  it('are this one and the next three where there is no follow-up', () => {
    expect(yearChoices([], 2026, 2026)).toEqual([2029, 2028, 2027, 2026]);
  });

  it('are those of the follow-up too, each once, the latest first', () => {
    expect(yearChoices([2023, 2025, 2026, 2031], 2026, 2026)).toEqual([2031, 2029, 2028, 2027, 2026, 2025, 2023]);
  });

  it('are the chosen one too', () => expect(yearChoices([], 2020, 2026)).toEqual([2029, 2028, 2027, 2026, 2020]));
});

describe('the year shown', () => {
  it.each([
    ['2024', 2024],
    [undefined, 2026],
    ['', 2026],
    ['20266', 2026],
    ['1266', 2026],
  ])('at %s is %i', (text, year) => expect(yearNamed(text, 2026)).toBe(year));
});
