import { expect, type Page } from '@playwright/test';
import { sessionOf } from './signIn.ts';

interface Answer {
  ok(): boolean;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

const read = async (answer: Answer): Promise<unknown> => {
  expect(answer.ok(), answer.ok() ? '' : await answer.text()).toBe(true);
  return ((await answer.json()) as { readonly data: unknown }).data;
};

/** A client of the API for an account of the demo; each call expects success. */
export const apiAs = async (page: Page, username: string) => {
  const { access_token } = await sessionOf(page, username);
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    get: async (path: string) => read(await page.request.get(path, { headers })),
    post: async (path: string, data: object) => read(await page.request.post(path, { headers, data })),
    put: async (path: string, data: object) => read(await page.request.put(path, { headers, data })),
    remove: async (path: string) => expect((await page.request.delete(path, { headers })).status()).toBe(204),
  };
};
