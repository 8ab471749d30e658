import { randomInt } from 'node:crypto';

/**
 * The loopback address that the database or a stand-in listens at. On Linux all of 127.0.0.0/8 is this machine: a random address
 * there, beside the random port, leaves a web page no range it could scan. Other systems answer at 127.0.0.1 only.
 */
export const privateAddress = (platform: NodeJS.Platform = process.platform): string =>
  platform === 'linux' ? ['127', randomInt(1, 255), randomInt(256), randomInt(1, 255)].join('.') : '127.0.0.1';
