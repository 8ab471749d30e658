import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** From here on tests record what functions send to AWS, for tests/cloud/permissions.test.ts; until this process ends. */
export const recordCommands = () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  process.env.COMMANDS = folder;
  process.on('exit', () => rmSync(folder, { recursive: true }));
};

/** What functions send in tests follows from these; not from the templates (infra/cloud). */
const sources = [
  ...['functions', 'shared', 'infra', 'web', 'tests/http', 'tests/support', 'tests/cloud/commands'],
  ...['package-lock.json', 'vitest.config.ts'],
];
const templates = join('infra', 'cloud', '/');

const filesIn = (path) =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((name) => join(path, name)) : [path];

const stateOf = (paths) => {
  const hash = createHash('sha256').update(process.version);
  const files = paths.flatMap(filesIn).filter((path) => !path.startsWith(templates) && statSync(path).isFile());
  for (const path of files.sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
};

/**
 * Takes the commands that an earlier run recorded, where nothing that they follow from has changed since; otherwise `runTests` records them.
 * A run that fails leaves none.
 */
export const recordedCommands = async (runTests, from = sources, kept = 'node_modules/.cache/commands') => {
  const folder = join(kept, stateOf(from));
  if (existsSync(folder)) console.log('the commands of an earlier run: nothing that they follow from has changed');
  else {
    rmSync(kept, { recursive: true, force: true });
    process.env.COMMANDS = `${folder}.unfinished`;
    mkdirSync(process.env.COMMANDS, { recursive: true });
    await runTests();
    renameSync(process.env.COMMANDS, folder);
  }
  process.env.COMMANDS = folder;
};
