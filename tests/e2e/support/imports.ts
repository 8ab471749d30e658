import { expect, type Page } from '@playwright/test';
import { type FtpServer, startFtp } from '../../support/ftp.ts';
import { apiAs } from './api.ts';
import { makeOrganization, uniqueName } from './places.ts';
import { usernameOf } from './signIn.ts';

/** A new organisation whose only unit takes part in imports as 3031. */
export const makeImportUnit = async (page: Page) => {
  const made = await makeOrganization(page, uniqueName('Region Import'));
  const orgAddress = `/organizations/${made.orgId}`;
  const address = `${orgAddress}/areas/${made.areaId}/units/${made.unitId}`;
  const api = await apiAs(page, usernameOf('superadmin'));
  await api.put(`/api${address}`, { importIdentifier: '3031', importActivated: true });
  return { ...made, orgAddress, address, api };
};

/** Chooses a file on the import tab. */
export const chooseFile = async (page: Page, name: string, content: string): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Välj fil' })).toBeEnabled();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
};

/** Runs the test with an FTP server at the port that the program of the page expects (playwright.config.ts). */
export const withFtp = async (page: Page, run: (ftp: FtpServer) => Promise<void>): Promise<void> => {
  const ftp = await startFtp('none', Number(new URL(page.url()).port) + 50);
  try {
    await run(ftp);
  } finally {
    await ftp.stop();
  }
};
