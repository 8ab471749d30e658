import { runTool } from '../local/runTool.mjs';

await runTool(() => import('./main.ts'));
