import { expect, type Page } from '@playwright/test';
import { apiAs } from './api.ts';
import { invitationSubject, linkInMail } from './mails.ts';
import { type DemoAccount, usernameOf } from './signIn.ts';

interface NewAccount {
  readonly email: string;
  readonly type?: string;
  readonly homeOrgId?: string;
  readonly access?: object;
}

/** Creates an account through the API and confirms it with the mailed link, so that it can sign in with the password. */
export const confirmedAccount = async (
  page: Page,
  { type = 'User', ...fields }: NewAccount,
  password: string,
  maker: DemoAccount = 'superuser',
): Promise<void> => {
  const api = await apiAs(page, usernameOf(maker));
  await api.post('/api/account', { ...fields, type });
  const link = await linkInMail(page, fields.email, invitationSubject);
  const code = new URLSearchParams(link.split('?')[1]).get('code');
  const data = { username: fields.email, code, password };
  expect((await page.request.post('/api/account/confirm', { data })).ok()).toBe(true);
};

/** Chooses an option by typing it: a long list draws only the options in view. */
export const chooseOption = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByTitle(option, { exact: true }).click();
};

/** Chooses the place that an account reaches, by its path. */
export const choosePlace = (page: Page, path: string): Promise<void> => chooseOption(page, 'Plats', path);
