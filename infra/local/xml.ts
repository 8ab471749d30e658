/** An element's content: text, or elements by name; a list repeats its element. */
export type Content = string | number | boolean | { readonly [name: string]: Content | readonly Content[] };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const element = (name: string, content: Content): string => `<${name}>${inner(content)}</${name}>`;

const inner = (content: Content): string =>
  typeof content === 'object'
    ? Object.entries(content)
        .flatMap(([name, parts]) =>
          (Array.isArray(parts) ? parts : [parts]).map((part: Content) => element(name, part)),
        )
        .join('')
    : String(content).replace(/[&<>"\r]/g, (character) => escapes[character] ?? '');

/** An XML document with one root element. */
export const xml = (root: string, content: Content): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content)}`;
