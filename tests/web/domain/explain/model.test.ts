import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceFields, type keyValueFields, meanFields } from '#shared/calculation/index.ts';
import { formulaOf } from '#web/domain/explain/formula.ts';
import { divisorOf, groupsOf, type Step, sumOf, unitOf, weekRowsOf } from '#web/domain/explain/model.ts';
import { formats } from '#web/domain/explain/Steps.tsx';
import { decimalsOf } from '#web/kit/ui/figures/Num.tsx';
import { catalogue } from '#web/platform/locales/sv.ts';

const step = (change: Partial<Step> = {}): Step => ({
  role: 'add',
  text: 'Tillgång, 2 veckor',
  value: 3,
  unit: 'services',
  categoryName: 'Sjuksköterska',
  unitId: 'u',
  unitName: 'Avd 1',
  from: '2026-01-05',
  to: '2026-01-18',
  source: '/plan?tab=schemas&week=2026-01-05',
  ...change,
});

describe('the steps of a figure', () => {
  it('are grouped by unit and category, named by what differs', () => {
    const steps = [step(), step({ categoryName: 'Läkare' }), step({ unitId: 'v', unitName: 'Avd 2' })];
    expect(groupsOf(steps, { unit: false }).map(({ names }) => names)).toEqual([
      ['Sjuksköterska'],
      ['Läkare'],
      ['Sjuksköterska'],
    ]);
    expect(groupsOf(steps, { unit: true }).map(({ names }) => names.join())).toEqual([
      ...['Sjuksköterska,Avd 1', 'Läkare,Avd 1', 'Sjuksköterska,Avd 2'],
    ]);
  });

  it('have employees by their rate, then by name, before what is subtracted', () => {
    const person = (text: string, value: number) =>
      step({ text, value, source: `/plan?asset=${text}&week=2026-01-05&tab=assets` });
    const demand = step({ role: 'subtract', text: 'Behov, pass Dag', value: 4, source: '/plan?tab=demand' });
    const steps = [person('Östen', 1), person('Eva', 0.5), person('Bo', 1), demand];
    expect(groupsOf(steps, { unit: false })[0]!.steps.map(({ text }) => text)).toEqual([
      ...['Bo', 'Östen', 'Eva', 'Behov, pass Dag'],
    ]);
  });

  it('recompute to the figure: the sums of the groups over the divisor', () => {
    const values = fc.integer({ min: 0, max: 99_999 }).map((value) => value / 100);
    const steps = fc.array(
      fc.record({
        value: values,
        role: fc.constantFrom('add' as const, 'subtract' as const),
        name: fc.constantFrom('A', 'B'),
      }),
    );
    fc.assert(
      fc.property(steps, (some) => {
        const all = some.map(({ value, role, name }) => step({ value, role, categoryName: name }));
        const plain = some.reduce((sum, { value, role }) => sum + (role === 'add' ? value : -value), 0);
        const grouped = groupsOf(all, { unit: true }).reduce((sum, group) => sum + group.sum, 0);
        expect(grouped).toBeCloseTo(plain, 6);
        expect(sumOf(all)).toBeCloseTo(plain, 6);
      }),
    );
  });

  it('are rows of weeks where each has its counterpart over the same weeks, and inputs elsewhere', () => {
    const pair = [step(), step({ role: 'subtract', value: 5 })];
    expect(weekRowsOf(pair)).toMatchObject([{ from: '2026-01-05', difference: -2 }]);
    expect(weekRowsOf([step()])).toBeUndefined();
    expect(weekRowsOf([...pair, step({ from: '2026-01-19', to: '2026-01-25' })])).toBeUndefined();
    expect(weekRowsOf(pair.map((one) => ({ ...one, source: '/plan?tab=assets' })))).toBeUndefined();
    expect(weekRowsOf([])).toBeUndefined();
  });

  it('tell what the figure is measured in', () => {
    const hours = step({ unit: 'hours' });
    expect(unitOf([hours])).toBe('hours');
    expect(unitOf([hours, step({ role: 'divide', unit: 'bedDays', value: 2 })])).toBe('perBed');
    expect(unitOf([step({ unit: 'beds' }), step({ role: 'divide', unit: 'shifts' })])).toBe('perDuty');
    // One decimal, as key values and costs have in their tables.
    for (const unit of ['perBed', 'perDuty', 'beds', 'thousands'] as const) expect(decimalsOf(formats[unit])).toBe(1);
    expect(unitOf([step(), step({ role: 'divide', unit: 'weeks' })])).toBe('services');
    const divisors = [
      step({ role: 'divide', unit: 'days', value: 3 }),
      step({ role: 'divide', unit: 'days', value: 4 }),
    ];
    expect(divisorOf([step(), ...divisors])).toEqual({ value: 7, unit: 'days' });
  });
});

describe('the formula in words', () => {
  const range = { start: '2026-01-05', end: '2026-01-18', unitIds: ['u'], forCat: ['Läkare'] } as const;
  const forecast = {
    ...range,
    type: 'prognos',
    forecastType: 'assets/budget',
    unitIds: ['u'],
    forCat: ['Läkare'],
  } as const;
  const ofForecast = { ...forecast, unitIds: ['u'], forCat: ['Läkare'] };

  it('has a text of its own for every field that the server explains', () => {
    const staff = { ...range, type: 'assets' as const, unitIds: ['u'], forCat: ['Läkare'] };
    const keys = balanceFields
      .filter((field) => !field.startsWith('levels.') && !/WhenSubstitute|WhenContractors/.test(field))
      .map((field) => formulaOf(staff, { field }).sum);
    expect(new Set(keys).size).toBe(keys.length);
    const all = [...keys, ...meanFields.map((field) => formulaOf(ofForecast, { field }).sum)];
    for (const key of all)
      expect([catalogue.explain.formula[key], catalogue.explain.name[key]]).not.toContain(undefined);
  });

  it('of a mean divides by the weeks, of a week of the same report does not', () => {
    expect(formulaOf(ofForecast, { field: 'diff' })).toEqual({ sum: 'diffBudgetWorkRate', over: 'weeks' });
    expect(formulaOf(ofForecast, { field: 'diffBudgetWorkRate', week: 2 })).toEqual({ sum: 'diffBudgetWorkRate' });
  });

  it('of a key value divides by bed-days, or by those on duty', () => {
    const keyValues = { type: 'keyvalues' as const, unitIds: ['u'], startYear: 2026 };
    const of = (keyvalue: 3 | 4, field: (typeof keyValueFields)[number]) =>
      formulaOf({ ...keyValues, keyvalue }, { field });
    expect([of(3, 'natt').over, of(3, 'total').over, of(4, 'dag').over, of(4, 'beds').over]).toEqual([
      ...['bedDays', undefined, 'duty', 'days'],
    ]);
  });
});
