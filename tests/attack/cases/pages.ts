import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { type Case, failing } from '../case.ts';

const childrenOf = (pid: string): readonly string[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
};

/** The inodes of the sockets that a process has open. */
const socketsOf = (pid: string): readonly string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.[1] ?? [];
    } catch {
      return [];
    }
  });

const addressOf = (hex: string): string =>
  (hex.match(/../g) ?? [])
    .map((byte) => Number.parseInt(byte, 16))
    .reverse()
    .join('.');

/** Where the program and its database listen, `address:port`; on Linux only. */
const listeners = (pid: number): readonly string[] => {
  const own = new Set([String(pid), ...childrenOf(String(pid))].flatMap(socketsOf));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === '0A' && own.has(inode))
    .map(([, local = '']) => {
      const [address = '', port = ''] = local.split(':');
      return `${addressOf(address)}:${Number.parseInt(port, 16)}`;
    });
};

const statusWith = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });

/** A web page in a browser of this machine looks for the database, the stand-ins and the mails. */
export const pages: Case = {
  name: 'web pages reach neither database, stand-ins nor mails',
  run: async ({ program: { url, pid } }) => {
    const own = new URL(url).host;
    const listening = process.platform === 'linux' ? listeners(pid) : [];
    const scannable = listening.filter((address) => address.startsWith('127.0.0.') && address !== own);
    const others = listening.filter((address) => address !== own);
    const answers = await Promise.all(
      others.map((host) => statusWith(`http://${host}/`, { origin: 'http://evil.example' })),
    );
    const mail = await statusWith(`${url}/_local/mail`, { host: 'evil.example' });
    return {
      measured: `${others.length} other listeners, ${scannable.length} at 127.0.0.x; foreign Host at /_local/mail: ${mail}`,
      faults: failing({
        'no listener but the program at 127.0.0.x': scannable.length === 0,
        'all stand-ins refuse a request with Origin':
          answers.filter((status) => status === 403).length >= others.length - 1,
        'a foreign Host is refused the mails': mail === 403,
      }),
    };
  },
};
