import { runTool } from '../runTool.mjs';

await runTool(() => import('./main.ts'));
