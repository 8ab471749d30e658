import type { Explanation } from '#shared/model/explanation.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { compareNames } from '#shared/text/names.ts';

export type Step = Explanation['steps'][number];

/** The steps of one category of one unit, or of none. */
export interface StepGroup {
  readonly key: string;
  /** The category and unit, as far as the steps name them. */
  readonly names: readonly string[];
  readonly steps: readonly Step[];
  readonly sum: number;
}

/** Weeks of which both what is added and what is subtracted is known, as one row. */
export interface WeekRow {
  readonly from: string;
  readonly to: string;
  readonly add: Step;
  readonly subtract: Step;
  readonly difference: number;
}

const signed = ({ role, value }: Step): number => (role === 'subtract' ? -value : value);

/** What the steps add up to. */
export const sumOf = (steps: readonly Step[]): number => tidy(steps.reduce((sum, step) => sum + signed(step), 0));

const sourceParameter = ({ source }: Step, name: string): string | null =>
  new URLSearchParams(source?.split('?')[1]).get(name);

/** Whether a step is an employee. */
const isPerson = (step: Step): boolean => sourceParameter(step, 'asset') !== null;

/** The same steps with employees by their rate, the highest first, then by name; others keep their places. */
const inOrder = (steps: readonly Step[]): readonly Step[] => {
  const people = steps
    .filter(isPerson)
    .sort((a, b) => b.value - a.value || compareNames(a.text, b.text) || compareNames(a.from, b.from))
    .values();
  return steps.map((step) => (isPerson(step) ? people.next().value! : step));
};

/**
 * What is added and subtracted, by unit and category in the order of the steps, employees by their rate; with `unit` the units are
 * named.
 */
export const groupsOf = (steps: readonly Step[], { unit }: { readonly unit: boolean }): readonly StepGroup[] => {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    if (step.role === 'divide') continue;
    const key = `${step.unitId} ${step.categoryName}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups].map(([key, all]) => {
    const [{ categoryName, unitName }] = all as [Step, ...Step[]];
    const names = [categoryName, unit ? unitName : null].filter((name) => name !== null);
    return { key, names, steps: inOrder(all), sum: writtenValue(sumOf(all), all) };
  });
};

/** Whether a step is the sum of some weeks: it leads to the receipt of the first. */
const isWeeks = (step: Step): boolean => sourceParameter(step, 'tab') === 'schemas';

/** The steps of a group as rows of weeks; undefined unless each is a sum of weeks with its counterpart over the same ones. */
export const weekRowsOf = (steps: readonly Step[]): readonly WeekRow[] | undefined => {
  const rows = new Map<string, Step[]>();
  for (const step of steps) rows.set(step.from + step.to, [...(rows.get(step.from + step.to) ?? []), step]);
  const pairs = [...rows.values()].map((pair) => {
    const [add, subtract] = [pair.find(({ role }) => role === 'add'), pair.find(({ role }) => role === 'subtract')];
    return pair.length === 2 && add && subtract && pair.every(isWeeks)
      ? { from: add.from, to: add.to, add, subtract, difference: writtenValue(sumOf(pair), pair) }
      : undefined;
  });
  return pairs.every((pair) => pair !== undefined) && pairs.length > 0 ? pairs : undefined;
};

/** The divisor; undefined where the figure is a sum. */
export const divisorOf = (
  steps: readonly Step[],
): { readonly value: number; readonly unit: Step['unit'] } | undefined => {
  const divisors = steps.filter(({ role }) => role === 'divide');
  return divisors[0] && { value: tidy(divisors.reduce((sum, { value }) => sum + value, 0)), unit: divisors[0].unit };
};

/** The decimals of what is added and subtracted beside a written difference: services, and costs of plans, which are of categories. */
const decimalsOfTerms = (step: Step | undefined): number | undefined => {
  if (step?.unit === 'services') return 2;
  return step?.unit === 'thousands' && step.categoryName !== null ? 1 : undefined;
};

/**
 * What the steps come to as it is written beside a clicked figure: of services that are added and subtracted the difference of both as
 * they are written (`web/README.md`).
 */
const writtenValue = (value: number, steps: readonly Step[]): number => {
  const [plus, minus] = (['add', 'subtract'] as const).map((part) => steps.filter(({ role }) => role === part)) as [
    Step[],
    Step[],
  ];
  const decimals = decimalsOfTerms(plus[0]);
  if (plus.length === 0 || minus.length === 0 || decimals === undefined) return value;
  const divisor = divisorOf(steps)?.value ?? 1;
  return writtenDifference(value, sumOf(plus) / divisor, -sumOf(minus) / divisor, decimals) ?? value;
};

/** What a figure is measured in: a mean over weeks or days is measured as what it is a mean of. */
export const unitOf = (steps: readonly Step[]): Step['unit'] | 'perDuty' | 'share' => {
  const divisor = divisorOf(steps)?.unit;
  if (divisor === 'bedDays') return 'perBed';
  if (divisor === 'days' && steps[0]?.unit === 'bedDays') return 'beds';
  if (divisor === 'hoursPerService') return 'services';
  if (divisor === 'people' && steps[0]?.unit === 'people') return 'share';
  if (divisor === 'shifts' || divisor === 'people') return 'perDuty';
  return steps.find(({ role }) => role !== 'divide')?.unit ?? 'services';
};

/** What rounding moves the difference of a category by at most. */
const HUNDREDTH = 0.0101;

/** The figure of an explanation as it is written; a shortage or surplus adds up the differences of its categories. */
export const writtenFigure = (field: string, value: number, steps: readonly Step[]): number => {
  if (!/\.(short|over)$/.test(field)) return writtenValue(value, steps);
  const groups = groupsOf(steps, { unit: true });
  const written = tidy(groups.reduce((sum, group) => sum + group.sum, 0));
  return Math.abs(written - value) > HUNDREDTH * groups.length ? value : written;
};
