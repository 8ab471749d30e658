import { setClockAhead } from './clock.mjs';

// Loaded before the program that the walks use (playwright.config.ts).
setClockAhead(Number(process.env.CLOCK_AHEAD));
