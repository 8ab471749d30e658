import type { IncomingMessage } from 'node:http';

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether an address or name is reached from this machine only. */
export const isLoopback = (host: string): boolean => loopbackNames.has(host) || /^127(\.\d{1,3}){3}$/.test(host);

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a proxy passed the request on. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  forwarding.some((name) => headers[name] !== undefined);

/** Whether the client itself runs on this machine. */
export const isSameMachine = (request: IncomingMessage): boolean =>
  isLoopback(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '') && !isForwarded(request);
