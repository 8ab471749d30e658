import { readFileSync } from 'node:fs';
import { sourceFiles } from './sources.ts';

/** The sources outside `shared/text` with a collator of their own: names have one order, that of `compareNames`. */
export const strayCollators = (): readonly string[] =>
  sourceFiles(['shared', 'functions', 'infra', 'web'], /\.(tsx?|mjs)$/)
    .filter((file) => !file.startsWith('shared/text/'))
    .filter((file) => /\bCollator\b/.test(readFileSync(file, 'utf8')));
