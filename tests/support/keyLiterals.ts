import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './sources.ts';

/** Forms the keys of the application's table; the user pool on one machine has a table of its own. */
const keyModules = [
  ...['functions/kernel/store/keys.ts', 'functions/kernel/store/partitions.ts'],
  'infra/local/identity/store.ts',
];

/** An expression inside a template literal, in the text that the patterns are matched with. */
const hole = '\0';

/** `AREA#…`, `…${id}#…`, and a separator alone: what keys are joined from and split at. */
const keyText = new RegExp(`[A-Z]{2,}#|${hole}#|^#$`);
const keyField = /^(gsi1)?[ps]k$/;

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole);
  return undefined;
};

/** The literals of a source that form or take apart a key: text with the separator, or a text given to a key field. */
export const keyLiteralsIn = (name: string, source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    const isField = ts.isPropertyAssignment(node.parent ?? node) && keyField.test(node.parent.getChildAt(0).getText());
    if (text !== undefined && (keyText.test(text) || isField)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true), visit);
  return found;
};

/** `file: literal` for every key literal in `functions` and `infra` outside the modules that form keys. */
export const strayKeyLiterals = (): readonly string[] =>
  sourceFiles(['functions', 'infra'], /\.ts$/)
    .filter((file) => !keyModules.includes(file))
    .flatMap((file) => keyLiteralsIn(file, readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`));
