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
 * The findings of axe, of these rules or of all. Below an open modal dialog the screen is not analysed again: walks analyse it
 * without the dialog. What passed is not described, and style sheets are not loaded again for a rule that axe does not run
 * unless asked: both take as long as the rules.
 */
const findings = (page: Page, runOnly?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    async ([rules]) => {
      const modal = [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
      const context = modal ? { exclude: ['#root'] } : document;
      const options = { preload: false, resultTypes: ['violations' as const], ...(rules && { runOnly: [...rules] }) };
      const { violations } = await (globalThis as unknown as Required<Analysed>).axe.run(context, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [runOnly] as const,
  );

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

/** Expects no finding of axe on the page: all rules in light mode, the rules about colours in dark mode too. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const settle = { timeout: 40_000 };
  await paint(page, 'light');
  await load(page);
  await expect(async () => expect(await findings(page), 'axe, light').toEqual([])).toPass(settle);
  await paint(page, 'dark');
  await expect(async () => expect(await findings(page, colours), 'axe, dark').toEqual([])).toPass(settle);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
