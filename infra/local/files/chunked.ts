import { Transform } from 'node:stream';

type Expected = 'size' | 'data' | 'end of data' | 'trailer';

/**
 * Takes the `aws-chunked` framing off a body: `size[;signature]\r\n data \r\n … 0\r\n trailers \r\n`, in whatever pieces
 * it arrives. Errors when the stream ends before its last chunk.
 */
export const unchunked = (): Transform => {
  let expected: Expected = 'size';
  let left = 0;
  let line = '';

  const ended = (text: string): void => {
    if (expected === 'end of data') expected = 'size';
    else if (expected === 'size') {
      left = Number.parseInt(text, 16);
      if (!(left >= 0)) throw new Error('a chunk without a size');
      expected = left === 0 ? 'trailer' : 'data';
    }
  };

  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      let at = 0;
      try {
        while (at < piece.length) {
          if (expected === 'data') {
            const part = piece.subarray(at, at + left);
            this.push(part);
            at += part.length;
            left -= part.length;
            if (left === 0) expected = 'end of data';
            continue;
          }
          const newline = piece.indexOf('\n', at);
          line += piece.toString('latin1', at, newline < 0 ? piece.length : newline);
          at = newline < 0 ? piece.length : newline + 1;
          if (newline < 0) continue;
          ended(line.trim());
          line = '';
        }
        done();
      } catch (cause) {
        done(cause as Error);
      }
    },
    flush(done) {
      done(expected === 'trailer' ? null : new Error('the body ended early'));
    },
  });
};
