import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified it is less than half the size of what the package exports: every analysed page gets it and parses it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has of axe once its source ran there. */
interface Analysed {
  readonly axe?: typeof axe;
}

/** The rules that depend on colours only. */
const colours = ['color-contrast', 'link-in-text-block'];

const load = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => (globalThis as unknown as Analysed).axe !== undefined))) await page.evaluate(source);
};

/**
 * The findings of axe, of the rules about colours or of all others. Below an open modal dialog the screen is not analysed again: walks
 * analyse it without the dialog. Of cells that are drawn alike, text apart, the colours of the first are judged: a map of weeks has hundreds.
 * What passed is not described, and style sheets are not loaded again for a rule that axe does not run unless asked: both take as long as
 * the rules.
 */
export const findings = async (page: Page, of: 'colours' | 'others'): Promise<readonly string[]> => {
  await load(page);
  return page.evaluate(
    async ({ rules, isOfColours }) => {
      const modal = [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
      const drawn = (element: Element): string => {
        const { color, background, opacity, fontSize, fontWeight, position } = getComputedStyle(element);
        return [element.tagName, color, background, opacity, fontSize, fontWeight, position].join();
      };
      const looks = new Set<string>();
      const isSeen = (cell: Element): boolean => {
        const look = [cell.parentElement!, cell, ...cell.querySelectorAll('*')].map(drawn).join('\n');
        if (looks.has(look)) return true;
        looks.add(look);
        return false;
      };
      const alike = isOfColours && !modal ? [...document.querySelectorAll('td, th')].filter(isSeen) : [];
      const exclude = modal ? ['#root'] : alike;
      const { violations } = await (globalThis as unknown as Required<Analysed>).axe.run(
        exclude.length > 0 ? { exclude } : document,
        {
          preload: false,
          resultTypes: ['violations'],
          ...(isOfColours
            ? { runOnly: [...rules] }
            : { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) }),
        },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    { rules: colours, isOfColours: of === 'colours' },
  );
};

const paint = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // antd applies its colours in the frame after the media query changes, with transitions; spinners never end.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
};

/** Expects no finding of axe on the page: of all rules in light mode, of those about colours in dark mode too. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const expectNone = (of: 'colours' | 'others', scheme: string) =>
    expect(async () => expect(await findings(page, of), `axe, ${scheme}`).toEqual([])).toPass({ timeout: 40_000 });
  await paint(page, 'light');
  await expectNone('others', 'light');
  await expectNone('colours', 'light');
  await paint(page, 'dark');
  await expectNone('colours', 'dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
