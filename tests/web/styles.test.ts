import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/sources.ts';
import { unusedClasses } from '../support/unusedClasses.ts';

const css = '/* .comment */ .row .cell:hover, .cell.last { width: 0.5px; } @media print { .row { color: red; } }';

/** The unused classes where a script beside the module `a.module.css` is this code. */
const unusedIn = (code: string, styles = css) =>
  unusedClasses(
    new Map([
      ['web/a.module.css', styles],
      ['web/a.tsx', `import styles from './a.module.css';\n${code}`],
    ]),
  );

describe('unusedClasses', () => {
  it('finds the classes that no script names', () => {
    expect(unusedIn("f(styles.row, styles['last'], other.cell);")).toEqual(['web/a.module.css: .cell']);
  });

  it('finds every class of a module that no script imports', () => {
    expect(unusedClasses(new Map([['web/b.module.css', '.lone {}']]))).toEqual(['web/b.module.css: .lone']);
  });

  it.each(['f(styles[kind]);', 'f(styles);'])('ignores a module whose classes are chosen by a value: %s', (code) => {
    expect(unusedIn(code)).toEqual([]);
  });

  it('does not take an element, attribute or property of the same name for the module', () => {
    const code = 'f(<styles styles="">{props.styles}</styles>, { styles: 1 }, styles.row, styles.last);';
    expect(unusedIn(code)).toEqual(['web/a.module.css: .cell']);
  });

  it('reads a script without elements as one, where a type parameter is no element', () => {
    const code = "import styles from './a.module.css';\nexport const f = <Row>(row: Row) => [row, styles.row];";
    const sources = new Map([
      ['web/a.module.css', '.row {}'],
      ['web/a.ts', code],
    ]);
    expect(unusedClasses(sources)).toEqual([]);
  });

  it('counts classes that are composed, and ignores those of other packages', () => {
    const styles =
      '.row { composes: base; } .row { composes: surface from global; } .base :global(.ant-btn) { color: red; }';
    expect(unusedIn('f(styles.row);', styles)).toEqual([]);
    expect(unusedIn('f(styles.row);', `${styles} .surface {}`)).toEqual(['web/a.module.css: .surface']);
  });

  it('resolves imports from the root, and classes composed from another module', () => {
    const sources = new Map([
      ['web/kit/ui/b.module.css', '.used {} .composed {} .dead {}'],
      ['web/a.module.css', '.row { composes: composed from "./kit/ui/b.module.css"; }'],
      ['web/a.tsx', "import a from './a.module.css'; import b from '#web/kit/ui/b.module.css'; f(a.row, b.used);"],
    ]);
    expect(unusedClasses(sources)).toEqual(['web/kit/ui/b.module.css: .dead']);
  });
});

it('modules of styles have no unused class', () => {
  const files = sourceFiles(['web'], /\.(tsx?|css)$/);
  expect(unusedClasses(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([]);
});
