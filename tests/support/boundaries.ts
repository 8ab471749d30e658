import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbidden, options } from './boundary-rules.ts';

/** Holds the import boundaries; fails when nothing was cruised (a false green that has been met). */
const { output } = await cruise(
  ['shared', 'functions', 'infra', 'web'],
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { summary } = output as ICruiseResult;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`);
if (summary.violations.length > 0 || summary.totalCruised < 50) process.exit(1);
