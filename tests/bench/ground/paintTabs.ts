import type { Page } from '@playwright/test';
import { atMost, compared, inTurns, type Measured } from '../benchmark.ts';
import { type Painted, paintTab } from './paintTab.ts';
import { paintTable } from './referencePage.ts';

const reference = 'a first painting of an antd table';
const rounds = 5;

/** The limit of tabs, as a multiple of that painting. */
export const atMostTables = (most: number): string => atMost(most, reference);

interface PaintedTabs {
  /** From the last of a tab's data to the last of its content. */
  readonly measured: Measured;
  /** Every painting of each tab. */
  readonly paintings: ReadonlyMap<string, readonly Painted[]>;
}

/**
 * Opens each tab in a new page, and in turns with the tabs paints an antd table in a new page. Both are painted for the first time,
 * because a second painting is faster: the browser has compiled the script by then.
 */
export const paintTabs = async (
  tabs: readonly string[],
  opened: (tab: string) => Promise<Page>,
  most: number,
): Promise<PaintedTabs> => {
  const paintings = new Map<string, Painted[]>(tabs.map((tab) => [tab, []]));
  const paint = async (tab: string): Promise<number> => {
    const page = await opened(tab);
    const painted = await paintTab(page, tab);
    await page.context().close();
    paintings.get(tab)?.push(painted);
    return painted.afterData;
  };
  const works = Object.fromEntries(tabs.map((tab) => [tab, () => paint(tab)]));
  const { [reference]: time = Number.NaN, ...times } = await inTurns<string>(rounds, {
    ...works,
    [reference]: paintTable,
  });
  return { measured: compared(times, { name: reference, time }, most), paintings };
};
