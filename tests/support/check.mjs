import { install } from '../../infra/local/install.mjs';
import { gate } from './gate.mjs';
import { root, steps } from './steps.mjs';

await steps([['packages', () => install(root)], ...gate]);
