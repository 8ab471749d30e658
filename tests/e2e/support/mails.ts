import { expect, type Page } from '@playwright/test';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address, the newest first. */
const mailsTo = async (page: Page, address: string): Promise<readonly Mail[]> => {
  const answer = await page.request.get('/_local/mail', { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as readonly Mail[];
  return mails.filter(({ to }) => to.includes(address));
};

/** The link in the newest mail with this subject, without its origin. */
export const linkInMail = async (page: Page, address: string, subject: string): Promise<string> => {
  const newest = async () => (await mailsTo(page, address)).find((mail) => mail.subject === subject);
  await expect.poll(newest).toBeTruthy();
  return /https?:\/\/[^/\s]+(\/#\S+)/.exec((await newest())?.text ?? '')?.[1] ?? '';
};

/** The subjects of the mails with a link. */
export const invitationSubject = 'Välkommen till Bemanningsplan';
export const resetSubject = 'Nytt lösenord till Bemanningsplan';
