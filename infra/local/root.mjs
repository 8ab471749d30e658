import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Plain JavaScript without packages: it is read before anything is installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
