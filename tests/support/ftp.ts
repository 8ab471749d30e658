import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#infra/local/freePort.ts';

const run = promisify(execFile);
const nobody = 65_534;

/** How the server encrypts: not at all, from the client's command on, from the start. */
type Encryption = 'none' | 'tls' | 'implicit';

/** A real FTP server (proftpd) with one user and one folder. */
export interface FtpServer {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The certificate of a server that encrypts, in PEM. */
  readonly ca: string;
  /** Puts a file into the folder, changed that many minutes ago. */
  put(name: string, content: string | Uint8Array, minutesAgo?: number): Promise<void>;
  /** Where a file of the folder lies. */
  path(name: string): string;
  stop(): Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const untilOpen = async (port: number, child: ChildProcess, log: () => Promise<string>): Promise<void> => {
  const deadline = Date.now() + 20_000;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`proftpd does not answer: ${await log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const certificate = async (folder: string): Promise<string> => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...name,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  await chmod(key, 0o600);
  return readFile(cert, 'utf8');
};

const tlsSettings = (folder: string, encryption: Encryption): readonly string[] =>
  encryption === 'none'
    ? []
    : [
        'LoadModule mod_tls.c',
        'TLSEngine on',
        'TLSRequired on',
        `TLSRSACertificateFile ${join(folder, 'cert.pem')}`,
        `TLSRSACertificateKeyFile ${join(folder, 'key.pem')}`,
        `TLSLog ${join(folder, 'tls.log')}`,
        ...(encryption === 'implicit' ? ['TLSOptions UseImplicitSSL'] : []),
      ];

/** Starts proftpd on a port of its own, or the given one; it runs without rights of its own and keeps everything in a folder for temporary files. */
export const startFtp = async (encryption: Encryption = 'none', given?: number): Promise<FtpServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'ftp-'));
  const files = join(folder, 'files');
  await mkdir(files);
  await chmod(folder, 0o755);
  const uid = process.getuid?.() || nobody;
  const gid = process.getgid?.() || nobody;
  await chown(files, uid, gid);
  const port = given ?? (await freePort());
  const ca = encryption === 'none' ? '' : await certificate(folder);
  const [user, password] = ['heroma', 'hemligt'];
  const { stdout: hash } = await run('openssl', ['passwd', '-6', password]);
  await writeFile(join(folder, 'users'), `${user}:${hash.trim()}:${uid}:${gid}::${files}:/bin/false\n`, {
    mode: 0o600,
  });
  await chown(join(folder, 'users'), process.getuid?.() ?? uid, process.getgid?.() ?? gid);
  const log = join(folder, 'log');
  const settings = [
    'ModulePath /usr/lib/proftpd',
    ...tlsSettings(folder, encryption),
    ...['ServerType standalone', 'DefaultServer on', `Port ${port}`, 'UseIPv6 off', 'DefaultAddress 127.0.0.1'],
    ...['SocketBindTight on', 'UseReverseDNS off', 'RequireValidShell off', 'WtmpLog off', 'TransferLog NONE'],
    ...[`PidFile ${join(folder, 'pid')}`, `ScoreboardFile ${join(folder, 'score')}`, `SystemLog ${log}`],
    ...['AuthOrder mod_auth_file.c', `AuthUserFile ${join(folder, 'users')}`, `DelayEngine off`, 'MaxInstances 30'],
    ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : [`User ${uid}`, `Group ${gid}`]),
    '',
  ];
  const config = join(folder, 'proftpd.conf');
  await writeFile(config, settings.join('\n'));
  const child = spawn('/usr/sbin/proftpd', ['-n', '-q', '-c', config], { stdio: 'ignore' });
  await untilOpen(port, child, () => readFile(log, 'utf8').catch(() => ''));
  return {
    port,
    user,
    password,
    ca,
    put: async (name, content, minutesAgo = 0) => {
      const path = join(files, name);
      await writeFile(path, content);
      const at = new Date(Date.now() - minutesAgo * 60_000);
      await utimes(path, at, at);
    },
    path: (name) => join(files, name),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
