import type { Api } from './api.ts';

/** A mail that the program sent. */
export interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address, the newest first. */
export const lettersTo = async ({ server }: Api, address: string): Promise<readonly Letter[]> => {
  const answer = await fetch(`${server.url}/_local/mail`, { headers: { accept: 'application/json' } });
  const all = (await answer.json()) as readonly Letter[];
  return all.filter(({ to }) => to.includes(address));
};

/** The code in the link of a mail. */
export const codeIn = ({ text }: Letter): string =>
  new URLSearchParams(/\?(username=\S+)/.exec(text)?.[1]).get('code') ?? '';

/** The newest mail to an address. */
export const letterTo = async (api: Api, address: string): Promise<Letter> => {
  const [letter] = await lettersTo(api, address);
  if (!letter) throw new Error(`no mail to ${address}`);
  return letter;
};

/** The code in the newest mail to an address. */
export const codeTo = async (api: Api, address: string): Promise<string> => codeIn(await letterTo(api, address));
