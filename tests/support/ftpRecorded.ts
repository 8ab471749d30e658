import { createServer, type Socket } from 'node:net';
import { freePort } from '#infra/local/freePort.ts';

/** What a recorded server answers. */
export interface Recording {
  /** The listing, as it was sent. */
  readonly listing: string;
  /** Whether the listing is that of MLSD. */
  readonly mlsd?: boolean;
  /** The answer to NLST, where there is one. */
  readonly names?: readonly string[];
  /** Content by name; folders have none. */
  readonly files: Readonly<Record<string, string>>;
  /** The answers to MDTM by name; without, the command is unknown. */
  readonly mdtm?: Readonly<Record<string, string>>;
}

/** A server that answers each command as a recorded one did; `commands` are those that it was sent. */
export const startRecorded = async (recording: Recording) => {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const { listing, mlsd = false, names, files, mdtm } = recording;
  const transfer = async (control: Socket, waiting: { data?: Promise<Socket> }, text: string) => {
    control.write('150 data follows\r\n');
    const data = await waiting.data;
    data?.end(text, () => control.write('226 done\r\n'));
  };
  const answer = async (control: Socket, line: string, waiting: { data?: Promise<Socket> }): Promise<void> => {
    const [command = '', ...rest] = line.split(' ');
    const name = rest.join(' ');
    const say = (text: string) => control.write(`${text}\r\n`);
    const file = files[name];
    const instant = mdtm?.[name];
    switch (command) {
      case 'USER':
        return void say('331 password');
      case 'PASS':
        return void say('230 in');
      case 'FEAT':
        return void say(mlsd ? '211-features\r\n MLST type*;size*;modify*;\r\n211 end' : '502 unknown');
      case 'TYPE':
        return void say('200 binary');
      case 'EPSV': {
        const data = createServer();
        waiting.data = new Promise((resolve) => {
          data.once('connection', (socket) => {
            resolve(socket);
            data.close();
          });
        });
        const port = await freePort();
        data.listen(port, '127.0.0.1', () => say(`229 passive (|||${port}|)`));
        return;
      }
      case 'MLSD':
      case 'LIST':
        return transfer(control, waiting, name === '' ? listing : '');
      case 'NLST':
        return names ? transfer(control, waiting, names.map((one) => `${one}\r\n`).join('')) : void say('502 unknown');
      case 'RETR':
        return file === undefined ? void say('550 no file') : transfer(control, waiting, file);
      case 'SIZE':
        return void say(file === undefined ? '550 no file' : `213 ${Buffer.byteLength(file)}`);
      case 'MDTM':
        return void say(mdtm ? (instant === undefined ? '550 no file' : `213 ${instant}`) : '500 unknown');
      default:
        return void say('502 unknown');
    }
  };
  const server = createServer((control) => {
    sockets.add(control);
    control.on('error', () => undefined);
    const waiting = {};
    control.write('220 ready\r\n');
    control.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        commands.push(line);
        void answer(control, line, waiting);
      }
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    ports: { none: port, tls: port, implicit: port },
    commands,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
