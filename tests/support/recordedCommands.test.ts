import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordedCommands } from '../cloud/commands/folder.mjs';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));
const source = join(folder, 'source.ts');

beforeEach(() => vi.stubEnv('COMMANDS', undefined));
afterEach(() => vi.unstubAllEnvs());

/** Has the commands recorded as this text, or finds earlier ones: what is used then. */
const used = async (recording: string, runTests = () => Promise.resolve()): Promise<string> => {
  const record = async () => {
    writeFileSync(join(process.env.COMMANDS!, 'one.jsonl'), recording);
    await runTests();
  };
  await recordedCommands(record, [source], join(folder, 'kept'));
  return readFileSync(join(process.env.COMMANDS!, 'one.jsonl'), 'utf8');
};

test('commands are recorded once, and again when what they follow from has changed', async () => {
  writeFileSync(source, 'one');
  expect(await used('first')).toBe('first');
  expect(await used('second')).toBe('first');
  writeFileSync(source, 'two');
  expect(await used('third')).toBe('third');
});

test('what tests recorded that failed is not used again', async () => {
  writeFileSync(source, 'failing');
  await expect(used('half', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await used('whole')).toBe('whole');
});
