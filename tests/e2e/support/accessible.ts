import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Legacy mode analyses the page itself; the other mode opens a new page for every analysis, for the sake of frames. What passed is not
 * described, and style sheets are not loaded again for a rule that axe does not run unless asked: both take as long as the rules.
 */
const analysis = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

const findings = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
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

/** The rules that depend on colours only. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Expects no finding of axe on the page: all rules in light mode, the rules about colours in dark mode too. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const settle = { timeout: 40_000 };
  await paint(page, 'light');
  await expect(async () => expect(await findings(analysis(page)), 'axe, light').toEqual([])).toPass(settle);
  await paint(page, 'dark');
  const dark = () => findings(analysis(page).withRules(colours));
  await expect(async () => expect(await dark(), 'axe, dark').toEqual([])).toPass(settle);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
