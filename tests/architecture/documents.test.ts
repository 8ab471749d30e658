import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** The folders whose files may name documents. */
const folders = ['events', 'functions', 'infra', 'shared', 'tests', 'web'];
const extensions = /\.(ts|tsx|mjs|md|css)$/;

/** The files of the repository that may name documents, as paths from its root; without this file. */
const files = [
  'README.md',
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extensions.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  ),
].filter((file) => join(root, file) !== import.meta.filename);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Each match of a pattern in the files, with the text that its first group has found. */
const matches = (pattern: RegExp) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map((match) => ({
          file,
          at: `${file}:${index + 1}`,
          found: match[1] ?? '',
          match,
        })),
      ),
  );

/** The path of a document named in a file: from the folder of the file, else from the root of the repository. */
const documentAt = (name: string, file: string): string | undefined =>
  [join(dirname(file), name), name].find((path) => existsSync(join(root, path)));

/** The title of a heading as references quote it. */
const headings = (document: string): readonly string[] =>
  [...read(document).matchAll(/^#+ +(.*?) *$/gm)].map((match) => match[1] ?? '');

describe('the documents of the repository', () => {
  test('exist wherever a file names one', () => {
    const named = matches(/(?<![\w./*-]|:\/\/[^\s)]*)([\w.-][\w./-]*\.md)\b/g);
    const missing = named.filter(({ file, found }) => !documentAt(found, file));
    expect(missing.map(({ at, found }) => `${at} ${found}`)).toEqual([]);
  });

  test('have each section that a file names by its title', () => {
    const named = matches(/(?<![\w./*-])([\w.-][\w./-]*\.md)[,:]? ["“”]([^"“”]+)["“”]/g);
    const missing = named.filter(({ file, found, match }) => {
      const document = documentAt(found, file);
      return document && !headings(document).includes(match[2] ?? '');
    });
    expect(missing.map(({ at, match }) => `${at} ${match[0]}`)).toEqual([]);
  });

  test('name paths that exist', () => {
    const quoted = matches(/`([\w.-]+(?:\/[\w.{},<>*-]+)*\/?)`/g).filter(({ file }) => file.endsWith('.md'));
    const isPath = ({ file, found }: { readonly file: string; readonly found: string }) =>
      /\.(ts|tsx|mjs|md|css)$/.test(found) ||
      (found.includes('/') && documentAt(found.split('/')[0] ?? '', file) !== undefined);
    const names = new Set(files.map((file) => basename(file)));
    // `<domain>`, `*` and `{a,b}` stand for several names: the folder before them has to exist.
    const missing = quoted.filter(
      (one) => isPath(one) && !names.has(one.found) && !documentAt(one.found.replace(/[<*{].*/, ''), one.file),
    );
    expect(quoted.filter(isPath).length).toBeGreaterThan(100);
    expect(missing.map(({ at, found }) => `${at} ${found}`)).toEqual([]);
  });

  test('name npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const named = matches(/npm (?:run )?([a-z][\w:-]*)/g).filter(({ match }) =>
      /^npm (run |start$|test$)/.test(match[0]),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ found }) => !(found in scripts)).map(({ at, match }) => `${at} ${match[0]}`)).toEqual([]);
  });

  test('are not named by the number of a specification', () => {
    expect(matches(/\b(spec(?:ification)? \d)/gi).map(({ at, found }) => `${at} ${found}`)).toEqual([]);
  });
});
