import { join } from 'node:path/posix';
import ts from 'typescript';

/** The text of each source by its path from the root of the repository. */
type Sources = ReadonlyMap<string, string>;

/** What the sources use of a module of styles. */
interface Uses {
  readonly classes: Set<string>;
  /** Used as a whole, or indexed by a value: any class may be used. */
  isDynamic: boolean;
}

/** The path of an imported module, from that of the importing one. */
const pathOf = (from: string, to: string): string => (to.startsWith('#') ? to.slice(1) : join(from, '..', to));

/** The names by which a source imports modules of styles, each with the path of its module. */
const importsOf = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements.flatMap((node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
      const { text } = node.moduleSpecifier;
      const name = node.importClause?.name?.text;
      return name && text.endsWith('.module.css') ? [[name, pathOf(source.fileName, text)] as const] : [];
    }),
  );

/** Whether the identifier names something else: a property, an attribute or an element. */
const isOtherName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    ts.isImportClause(parent) ||
    ts.isJsxOpeningLikeElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxAttribute(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node)
  );
};

/** Notes what a script uses of the modules of styles that it imports. */
const noteUses = (path: string, text: string, usesOf: (module: string) => Uses): void => {
  // Parsing takes time.
  if (!text.includes('.module.css')) return;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || isOtherName(node)) return;
    const module = imports.get(node.text);
    if (module === undefined) return;
    const { parent } = node;
    const uses = usesOf(module);
    if (ts.isPropertyAccessExpression(parent)) uses.classes.add(parent.name.text);
    else if (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression))
      uses.classes.add(parent.argumentExpression.text);
    else uses.isDynamic = true;
  };
  visit(source);
};

/** The styles without comments, without the classes of other packages, and without the texts of values. */
const bare = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^()]*\)/g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');

/** Notes what a module of styles composes of itself and of others. */
const noteComposed = (path: string, css: string, usesOf: (module: string) => Uses): void => {
  for (const [, value = ''] of css.matchAll(/composes:([^;}]+)/g)) {
    const [names = '', from] = value.trim().split(/\s+from\s+/);
    if (from === 'global') continue;
    const { classes } = usesOf(from ? pathOf(path, from.slice(1, -1)) : path);
    for (const name of names.split(/\s+/)) classes.add(name);
  }
};

/** `path: .class` for every class of a `*.module.css` that nothing uses. Modules that are indexed by a value are left out. */
export const unusedClasses = (sources: Sources): readonly string[] => {
  const all = new Map<string, Uses>();
  const usesOf = (module: string): Uses => {
    const uses = all.get(module) ?? { classes: new Set(), isDynamic: false };
    all.set(module, uses);
    return uses;
  };
  const styles = [...sources].filter(([path]) => path.endsWith('.module.css'));
  for (const [path, text] of sources)
    if (path.endsWith('.css')) noteComposed(path, text, usesOf);
    else noteUses(path, text, usesOf);
  return styles.flatMap(([path, css]) => {
    const { classes, isDynamic } = usesOf(path);
    const names = new Set([...bare(css).matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
    return isDynamic ? [] : [...names].filter((name) => !classes.has(name)).map((name) => `${path}: .${name}`);
  });
};
