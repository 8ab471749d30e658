import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** From here on tests record what functions send to AWS, for tests/cloud/permissions.test.ts; until this process ends. */
export const recordCommands = () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  process.env.COMMANDS = folder;
  process.on('exit', () => rmSync(folder, { recursive: true }));
};
