import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbidden, options } from './boundaryRules.ts';
import { strayCollators } from './collators.ts';
import { folderCircles } from './folderCircles.ts';
import { strayKeyLiterals } from './keyLiterals.ts';

/** The folders that must not import each other in a circle: the first group of each pattern. */
const folders = ['functions', 'functions/kernel', 'functions/core', 'web', 'web/domain', 'web/kit', 'web/platform'].map(
  (parent) => new RegExp(`^${parent}/([^/]+)/`),
);

/**
 * Checks the import boundaries, that folders of functions and web do not import each other in a circle, that only the key modules
 * form keys, and that only `shared/text` has a collator. Fails also when no module was found to check.
 */
const { output } = await cruise(
  ['shared', 'functions', 'infra', 'web'],
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { summary, modules } = output as ICruiseResult;
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const violations = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...folders.flatMap((folder) => folderCircles(imports, folder).map((circle) => `no-circles-of-folders: ${circle}`)),
  ...strayCollators().map((file) => `names-have-one-order: ${file}`),
  ...strayKeyLiterals().map((literal) => `keys-are-formed-in-one-module: ${literal}`),
];
for (const violation of violations) console.error(violation);
console.log(`${summary.totalCruised} modules, ${violations.length} violations`);
if (violations.length > 0 || summary.totalCruised < 50) process.exit(1);
