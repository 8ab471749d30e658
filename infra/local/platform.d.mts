export const lockedPackage: string;
export const lockedExit: number;
export function databasePackage(platform?: string, arch?: string): string | undefined;

/** How a program is started; `portable` needs a pipe at file descriptor 3 and a lock file of `lockFile.ts`. */
export interface Launcher {
  readonly kind: 'kernel' | 'portable';
  readonly command: (program: readonly string[], lockFile?: string) => readonly string[];
}
export function launcher(platform?: string): Launcher;
