import { account } from './account.ts';
import { app } from './app.ts';
import { failed } from './failed.ts';
import { login } from './login.ts';
import { faults, problems } from './problems.ts';
import { ui } from './ui.ts';

/** The English texts that a browser needs before a person has signed in. */
export const catalogue = { app, login, account, ui, problems, failed, faults } as const;
