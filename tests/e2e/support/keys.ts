import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, at most `steps` times, until the element has the focus. */
export const tabTo = async (page: Page, target: Locator, steps = 60): Promise<void> => {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < steps && !(await focused()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
};

/** Tabs to a link or button and presses Enter on it. */
export const enterOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
