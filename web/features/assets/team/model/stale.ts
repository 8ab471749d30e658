import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import type { TeamRow } from './rows.ts';
import type { Group } from './runs.ts';

/** The weeks whose sums count a saved value in place of a refused one: of all employees, and of each group. */
export interface StaleWeeks {
  readonly all: ReadonlySet<string>;
  readonly groups: Readonly<Record<Group, ReadonlySet<string>>>;
}

/** The weeks with a refused text, also of employees that are not shown. */
export const staleWeeksOf = (
  draft: Draft,
  rows: readonly TeamRow[],
  isRefused: (text: string) => boolean,
): StaleWeeks => {
  const refused = Object.entries(draft).flatMap(([id, texts]) => {
    const weeks = Object.keys(texts).filter((week) => isRefused(texts[week]!));
    return weeks.length === 0 ? [] : [{ group: rows.find((row) => row.id === id)?.group, weeks }];
  });
  const weeksOf = (of: typeof refused) => new Set(of.flatMap(({ weeks }) => weeks));
  const weeksIn = (group: Group) => weeksOf(refused.filter((one) => one.group === group));
  return {
    all: weeksOf(refused),
    groups: { own: weeksIn('own'), substitutes: weeksIn('substitutes'), contractors: weeksIn('contractors') },
  };
};
