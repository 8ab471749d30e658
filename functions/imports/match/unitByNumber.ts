import { comparable } from '#shared/text/names.ts';
import type { UnitOf } from '../read/file.ts';
import { bareNumber } from './bareNumber.ts';

interface Employee {
  readonly unit: string;
  readonly number: string;
}

/**
 * Finds the only unit that has an employee of a number; where nobody has the number as it is, of one that a spreadsheet program may have
 * made of it ({@link bareNumber}). Undefined where there is none, or more than one.
 */
export const unitByNumber = (employees: readonly Employee[]): UnitOf => {
  const units = new Map<string, Set<string>>();
  const add = (key: string, unit: string) => units.set(key, (units.get(key) ?? new Set()).add(unit));
  const exact = (number: string) => `= ${comparable(number)}`;
  for (const { unit, number } of employees) {
    add(exact(number), unit);
    add(bareNumber(number), unit);
  }
  return (number) => {
    const [unit, ...others] = units.get(exact(number)) ?? units.get(bareNumber(number)) ?? [];
    return others.length === 0 ? unit : undefined;
  };
};
