// Plain JavaScript without packages: it runs before any package is installed.

/** Platforms that the embedded database has a program for; its packages have the same version on all. */
const packages = new Map(
  ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].map((name) => [name, `@dynoxide/${name}`]),
);

/** The one in the lock file, whose version the others are installed in. */
export const lockedPackage = '@dynoxide/linux-x64';

/** The package with the database's program for a platform; undefined where there is none. */
export const databasePackage = (platform = process.platform, arch = process.arch) =>
  packages.get(`${platform}-${arch}`);

/** The end of the process that reports a folder in use: as flock's, so that both ways to start it answer alike. */
export const lockedExit = 99;

/**
 * Runs a command that dies with the process at the other end of file descriptor 3, whatever ends that: `read` returns when it is closed.
 * SIGTERM is passed on. For systems without setpriv.
 */
const tether = `
"$@" 3<&- &
child=$!
( read -r _ <&3; kill -KILL "$child" ) 2>/dev/null &
watcher=$!
exec 3<&-
trap 'kill -TERM "$child" 2>/dev/null' TERM
wait "$child"; code=$?
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
kill "$watcher" 2>/dev/null
exit "$code"`;

/**
 * How the database's program is started so that it ends with its parent and nobody else opens its file: on Linux by the kernel (setpriv,
 * flock), elsewhere by a shell and a lock file with the id of the process that holds it.
 */
export const launcher = (platform = process.platform) =>
  platform === 'linux'
    ? {
        kind: 'kernel',
        command: (program, lockFile) => [
          'setpriv',
          ...['--pdeathsig', 'KILL'],
          ...(lockFile
            ? ['flock', '--timeout', '1', '--conflict-exit-code', String(lockedExit), '--no-fork', lockFile]
            : []),
          ...program,
        ],
      }
    : { kind: 'portable', command: (program) => ['sh', '-c', tether, 'sh', ...program] };
