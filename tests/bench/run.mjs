import { runBuilt } from '../support/built.mjs';

await runBuilt(async () => (await import('./bench.ts')).bench);
