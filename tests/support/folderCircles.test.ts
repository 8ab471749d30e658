import { describe, expect, it } from 'vitest';
import { folderCircles } from './folderCircles.ts';

const pattern = /^functions\/([^/]+)\//;
const imports = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([from, to]) => ({ from: `functions/${from}.ts`, to: `functions/${to}.ts` }));

describe('folderCircles', () => {
  it('finds a circle of folders where no modules import each other in a circle', () => {
    expect(folderCircles(imports(['access/a', 'account/b'], ['account/c', 'access/d']), pattern)).toEqual([
      'access → account → access',
    ]);
  });

  it('finds a circle over several folders once', () => {
    const circle = imports(['a/x', 'b/x'], ['b/y', 'c/y'], ['c/z', 'a/z']);
    expect(folderCircles(circle, pattern)).toEqual(['a → b → c → a']);
  });

  it('allows imports in one direction, within a folder and from outside', () => {
    const oneWay = imports(['a/x', 'b/x'], ['a/y', 'c/x'], ['b/x', 'c/x'], ['a/x', 'a/y']);
    expect(folderCircles([...oneWay, { from: 'infra/a.ts', to: 'functions/a/x.ts' }], pattern)).toEqual([]);
  });
});
