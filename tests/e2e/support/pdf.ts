import { inflateSync } from 'node:zlib';

/** The numbered objects of a PDF as Chromium writes it: dictionary and, inflated, stream. */
type Objects = ReadonlyMap<string, { readonly dictionary: string; readonly stream: string }>;

const objectsOf = (pdf: Buffer): Objects => {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/(?<=^|\n)(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => {
      const [dictionary = '', packed] = body.split(/stream\n([\s\S]*)\nendstream/);
      const bytes = Buffer.from(packed ?? '', 'latin1');
      const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
      return [id, { dictionary, stream: stream.toString('latin1') }];
    }),
  );
};

const lettersOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const shifted = (hex: string, by: number, digits: number): string =>
  (Number.parseInt(hex, 16) + by).toString(16).toUpperCase().padStart(digits, '0');

/** The letters of a font by the codes that stand for them in a page. */
const codesOf = (map: string): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  for (const [, section = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', letters = ''] of section.matchAll(/<(\w+)> <(\w+)>/g)) codes.set(code, lettersOf(letters));
  for (const [, section = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letters = ''] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let by = 0; by <= Number.parseInt(to, 16) - Number.parseInt(from, 16); by += 1)
        codes.set(shifted(from, by, from.length), lettersOf(shifted(letters, by, 4)));
  return codes;
};

const reference = (dictionary: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';

const textOf = (objects: Objects, page: string): string => {
  const get = (id: string) => objects.get(id) ?? { dictionary: '', stream: '' };
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      codesOf(get(reference(get(id).dictionary, 'ToUnicode')).stream),
    ]),
  );
  let [codes, line, text]: [ReadonlyMap<string, string> | undefined, string, string] = [undefined, '', ''];
  const content = get(reference(page, 'Contents')).stream;
  for (const [, font, height, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|([-\d.]+) Tm|<(\w+)> Tj/g)) {
    if (font !== undefined) codes = fonts.get(font);
    else if (height !== undefined) {
      if (height !== line) text += '\n';
      line = height;
    } else {
      const width = [...(codes?.keys() ?? [])][0]?.length ?? 2;
      for (const code of shown?.match(new RegExp(`.{${width}}`, 'g')) ?? []) text += codes?.get(code) ?? '';
    }
  }
  return text.trim();
};

/**
 * The text of each page of a PDF that Chromium has written, one line for each baseline; the cells of a row follow each
 * other without a space.
 */
export const pagesOf = (pdf: Buffer): readonly string[] => {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return pages.map(({ dictionary }) => textOf(objects, dictionary));
};
