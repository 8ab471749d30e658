import type { IncomingMessage } from 'node:http';
import { readBody } from '../http.ts';

/** How many bodies may be on their way at once, of one address and of all, and in how many milliseconds a small one has to arrive. */
export interface BodyLimits {
  readonly each: number;
  readonly all: number;
  readonly ms: number;
}

/** A body that did not arrive in time, or had to make room for others. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

interface Arriving {
  readonly address: string;
  readonly cut: () => void;
}

/**
 * Reads bodies, so that bodies that never end keep nobody waiting. When too many are arriving, the oldest one of the address with the most
 * is given up: a body that is sent without pauses has ended long before it is the oldest.
 */
export const bodiesOf = ({ each, all, ms }: BodyLimits) => {
  let arriving: readonly Arriving[] = [];
  const of = (address: string) => arriving.filter((one) => one.address === address);

  const makeRoom = (address: string): void => {
    const own = of(address);
    if (own.length >= each) own[0]?.cut();
    if (arriving.length < all) return;
    const most = arriving.map((one) => of(one.address)).reduce((a, b) => (b.length > a.length ? b : a));
    most[0]?.cut();
  };

  /** The whole body, within `time` milliseconds. Throws `TooLarge` beyond `limit` bytes, and {@link TooSlow}. */
  const read = async (request: IncomingMessage, limit: number, time = ms): Promise<Buffer> => {
    if (!hasBody(request)) return Buffer.alloc(0);
    const address = request.socket.remoteAddress ?? '';
    makeRoom(address);
    let cut = () => {};
    const late = new Promise<never>((_, reject) => {
      cut = () => {
        arriving = arriving.filter((one) => one.cut !== cut);
        reject(new TooSlow());
      };
    });
    const timer = setTimeout(cut, time);
    arriving = [...arriving, { address, cut }];
    try {
      return await Promise.race([readBody(request, limit), late]);
    } finally {
      clearTimeout(timer);
      arriving = arriving.filter((one) => one.cut !== cut);
    }
  };
  return { read };
};

export type Bodies = ReturnType<typeof bodiesOf>;
