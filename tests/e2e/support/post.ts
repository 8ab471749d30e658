import { expect, type Page } from '@playwright/test';

interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** The letters to an address that this machine has sent, the newest first. */
const lettersTo = async (page: Page, address: string): Promise<readonly Letter[]> => {
  const answer = await page.request.get('/_local/mail', { headers: { accept: 'application/json' } });
  const letters = (await answer.json()) as readonly Letter[];
  return letters.filter(({ to }) => to.includes(address));
};

/** The address in the newest letter with this subject, after the origin. */
export const linkTo = async (page: Page, address: string, subject: string): Promise<string> => {
  const newest = async () => (await lettersTo(page, address)).find((letter) => letter.subject === subject);
  await expect.poll(newest).toBeTruthy();
  return /https?:\/\/[^/\s]+(\/#\S+)/.exec((await newest())?.text ?? '')?.[1] ?? '';
};

/** The subjects of the two letters with a link. */
export const invitation = 'Välkommen till Bemanningsplan';
export const reset = 'Nytt lösenord till Bemanningsplan';
