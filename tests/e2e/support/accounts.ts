import { expect, type Page } from '@playwright/test';

const demo = process.env.DEMO_PASSWORD ?? 'Demo!2026';

const tokenOf = async (page: Page, username: string): Promise<string> => {
  const form = { username, password: demo, grant_type: 'password' };
  const answer = await page.request.post('/api/account/login', { form });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
};

/** Makes calls of the API as a demo account, past the screen. */
export const apiAs = async (page: Page, username: string) => {
  const headers = { authorization: `Bearer ${await tokenOf(page, username)}` };
  const read = async (answer: { ok(): boolean; json(): Promise<unknown>; text(): Promise<string> }) => {
    expect(answer.ok(), answer.ok() ? '' : await answer.text()).toBe(true);
    return ((await answer.json()) as { readonly data: unknown }).data;
  };
  return {
    get: async (path: string) => read(await page.request.get(path, { headers })),
    post: async (path: string, data: object) => read(await page.request.post(path, { headers, data })),
    put: async (path: string, data: object) => read(await page.request.put(path, { headers, data })),
  };
};
