import { describe, expect, it } from 'vitest';
import { type AmountsByRow, amountText, figureOf, isNegative } from '#web/domain/followup/place/figures.ts';

const nothing = { hours: null, services: null, cost: null };
const rows: AmountsByRow = {
  worked: { hours: 100.6, services: 1.005, cost: 40.4 },
  demand: { hours: 100.4, services: 1.01, cost: null },
  difference: { hours: 0.2, services: -0.005, cost: null },
  budget: { hours: 99, services: 1, cost: 39 },
  unplanned: nothing,
  budgetDifference: { hours: 30, services: 0.005, cost: 1.4 },
  forecast: { hours: 1200.4, services: 1, cost: 480 },
  forecastDifference: nothing,
};

describe('the figures of the follow-up of a place', () => {
  it('write a difference as that of its terms as they are written', () => {
    expect(figureOf(rows, 'difference', 'hours')).toBe(1);
    expect(figureOf(rows, 'budgetDifference', 'cost')).toBe(1);
  });

  it('write an exact difference where its terms are of other units or months, and none where it is unknown', () => {
    expect(figureOf(rows, 'budgetDifference', 'hours')).toBe(30);
    expect(figureOf(rows, 'difference', 'cost')).toBeNull();
    expect(amountText(null, 'difference', 'cost')).toBe('–');
  });

  it('have whole hours and thousands, two decimals of services, and differences their sign', () => {
    expect(amountText(1200.4, 'forecast', 'hours')).toBe('1\u00a0200');
    expect(amountText(1, 'budget', 'services')).toBe('1,00');
    expect(amountText(3, 'difference', 'services')).toBe('+3,00');
    expect(amountText(1.4, 'budgetDifference', 'cost')).toBe('+1');
    expect(amountText(-30, 'forecastDifference', 'hours')).toBe('−30');
  });

  it('are red where a difference, of whatever, is below zero as it is shown', () => {
    expect(isNegative('difference', -3, 'hours')).toBe(true);
    expect(isNegative('difference', -0.4, 'hours')).toBe(false);
    expect(isNegative('budgetDifference', 3, 'cost')).toBe(false);
    expect(isNegative('budgetDifference', -3, 'hours')).toBe(true);
    expect(isNegative('forecastDifference', -3, 'cost')).toBe(true);
    expect(isNegative('worked', -3, 'cost')).toBe(false);
  });
});
