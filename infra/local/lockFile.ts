import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // It runs as somebody else.
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = async (path: string): Promise<number> => Number(await readFile(path, 'utf8').catch(() => '')) || 0;

/**
 * Takes a lock: a file with the id of this process. One left behind by a process that has ended is taken over. Returns the function that
 * gives it back; undefined where another process, or another start of this one, holds it for longer than a second.
 */
export const takeLock = async (path: string, attempts = 10): Promise<(() => Promise<void>) | undefined> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
    const holder = await holderOf(path);
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true });
    else await pause(100);
  }
  return undefined;
};
