import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process ended in the meantime.
    return '';
  }
};

/** The process of the database of the program that the test runs against, found by the folder of its data (playwright.config.ts). */
export const databaseOf = async (page: Page): Promise<number> => {
  const { port } = new URL((await page.request.get('/mark.svg')).url());
  const isOfTest = (command: string) => /^[^\0]*dynoxide\0/.test(command) && command.includes(`/e2e-${port}/table.db`);
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOfTest(commandOf(name)));
  if (found === undefined) throw new Error(`the program at port ${port} has no database`);
  return Number(found);
};
