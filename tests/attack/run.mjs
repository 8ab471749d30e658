import { runBuilt } from '../support/built.mjs';

await runBuilt(async () => (await import('./attack.ts')).attack);
