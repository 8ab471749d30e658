import { expect, type Page } from '@playwright/test';
import { packed, pagesOf } from './pdf.ts';

/** Prints the screen to a PDF, as the browser's own command does, and returns the text of each page. */
const printed = async (page: Page): Promise<readonly string[]> =>
  pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

/**
 * Prints the screen and returns the text of each page, without spaces (`packed`). Expects place, period, print day and page number on every one, and
 * nothing of the screen's navigation.
 */
export const printPages = async (page: Page, ...head: readonly string[]): Promise<readonly string[]> => {
  const pages = await printed(page);
  const day = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  for (const [index, text] of pages.entries()) {
    for (const part of [...head, `Utskriven${day}`, `Sida ${index + 1} av ${pages.length}`])
      expect(text, `page ${index + 1}`).toContain(packed(part));
    expect(text).not.toContain('Förvalta');
  }
  return pages;
};

/** The weeks in the head of the table on each page. */
export const weeksOn = (pages: readonly string[]): readonly (readonly string[])[] =>
  pages.map((text) => /(?:v\d\d){2,}/.exec(text)?.[0].match(/v\d\d/g) ?? []);

/** Replaces the browser's print dialog, which a test cannot close; the PDF is printed as after the dialog opened. */
export const withoutDialog = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
};
