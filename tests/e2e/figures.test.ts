import { expect, type Page } from '@playwright/test';
import { placeIn } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Elements in which figures 1 and 8 have different widths, of those in the page that hold figures, and how many hold any. */
const unaligned = (page: Page) =>
  page.evaluate(() => {
    const properties = ['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'font-feature-settings'];
    const widthOf = (text: string, css: string): number => {
      const probe = document.createElement('span');
      probe.textContent = text;
      probe.style.cssText = `position:absolute;white-space:nowrap;visibility:hidden;${css}`;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    // Each measuring lays out the page: once for each kind of text.
    const known = new Map<string, boolean>();
    const isAligned = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const css = properties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      const aligned = known.get(css) ?? widthOf('1111', css) === widthOf('8888', css);
      known.set(css, aligned);
      return aligned;
    };
    const isFigure = (text: string | null | undefined): boolean => /\d/.test(text ?? '');
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility() &&
        (element instanceof HTMLInputElement
          ? isFigure(element.value)
          : [...element.childNodes].some((node) => node instanceof Text && isFigure(node.data))),
    );
    const faulty = found.filter((element) => !isAligned(element));
    return { count: found.length, faulty: faulty.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });

test('figures are equally wide, so that they align in columns and fields', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser');
  for (const [tab, seen] of [
    ['demand', page.getByRole('grid').first()],
    ['overview', page.getByRole('rowheader', { name: 'Hela avdelningen' })],
    ['budget', page.getByRole('grid').first()],
  ] as const) {
    await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab })}`);
    await expect(seen).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // The screen before has a table too, and figures may be drawn before their font has come.
    await expect
      .poll(async () => {
        const { count, faulty } = await unaligned(page);
        return { isThere: count > 20, faulty };
      }, tab)
      .toEqual({ isThere: true, faulty: [] });
  }
  // In text a hyphen is narrower than a figure.
  const widthOf = (text: string): Promise<number> =>
    page.evaluate((shown) => {
      const probe = document.createElement('span');
      probe.textContent = shown;
      probe.style.position = 'absolute';
      document.body.append(probe);
      return probe.getBoundingClientRect().width;
    }, text);
  await expect.poll(async () => (await widthOf('-'.repeat(20))) / (await widthOf('8'.repeat(20)))).toBeLessThan(0.8);
});
