import { gate } from './gate.mjs';
import { install, steps } from './steps.mjs';

await steps([['packages', install], ...gate]);
