import { run } from './main.ts';

// The pages come from Vite, which passes on the other requests.
await run('dist/web', { pid: process.ppid, isHungUp: false });
