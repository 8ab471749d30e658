import type { Api } from './api.ts';

/** A mail that the program sent. */
export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address, the newest first. */
export const mailsTo = async ({ server }: Api, address: string): Promise<readonly SentMail[]> => {
  const answer = await fetch(`${server.url}/_local/mail`, { headers: { accept: 'application/json' } });
  const all = (await answer.json()) as readonly SentMail[];
  return all.filter(({ to }) => to.includes(address));
};

/** The code in the link of a mail. */
export const codeIn = ({ text }: SentMail): string =>
  new URLSearchParams(/\?(username=\S+)/.exec(text)?.[1]).get('code') ?? '';

/** The newest mail to an address. */
export const mailTo = async (api: Api, address: string): Promise<SentMail> => {
  const [mail] = await mailsTo(api, address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
};

/** The code in the newest mail to an address. */
export const codeTo = async (api: Api, address: string): Promise<string> => codeIn(await mailTo(api, address));
