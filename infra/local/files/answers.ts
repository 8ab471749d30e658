import type { IncomingMessage } from 'node:http';
import { type Answer, json } from '../gateway/answer.ts';
import { secretHeader } from '../http.ts';

/**
 * Serves answers too large for the gateway, as CloudFront does: the path is the name of the file. They come from a bucket of the files
 * stand-in, which needs the secret.
 */
export const answerPages =
  (filesUrl: string, bucket: string, secret: string) =>
  async (_: IncomingMessage, path: string): Promise<Answer> => {
    const stored = await fetch(`${filesUrl}/${bucket}${path}`, { headers: { [secretHeader]: secret } });
    if (!stored.ok) return json(404, { error: 'notFound' });
    return {
      status: 200,
      headers: {
        'content-type': stored.headers.get('content-type') ?? 'application/json',
        'cache-control': 'no-store',
      },
      body: Buffer.from(await stored.arrayBuffer()),
    };
  };
