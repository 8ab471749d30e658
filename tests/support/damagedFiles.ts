import fc from 'fast-check';

/** Another text in a cell of a line; a line that was cut may lack the cell. */
const withCell =
  (line: number, cell: number, value: string) =>
  (text: string): string => {
    const changed = (row: string) =>
      row
        .split(';')
        .map((old, at) => (at === cell ? value : old))
        .join(';');
    return text
      .split('\n')
      .map((row, n) => (n === line ? changed(row) : row))
      .join('\n');
  };

/** One line changed, into one or more. */
const withLine =
  (line: number, change: (text: string) => string) =>
  (text: string): string =>
    text
      .split('\n')
      .map((row, n) => (n === line ? change(row) : row))
      .join('\n');

/** A line as a program writes it that took its UTF-8 for ISO-8859-1. */
const encodedTwice = (row: string): string => Buffer.from(row).toString('latin1');
/** A line of MS-DOS as it is read in Windows-1252. */
const ofMsDos = (row: string): string => row.replaceAll('Å', '\u{8f}').replaceAll('ä', '„').replaceAll('ö', '”');

/** The bytes, one line of which may be in another encoding. */
const encoded = (text: string, other: number | undefined): Buffer =>
  Buffer.concat(text.split(/(?<=\n)/).map((line, n) => Buffer.from(line, n === other ? 'latin1' : 'utf8')));

/** A file as text, and the bytes that it came as. */
interface Damaged {
  readonly text: string;
  readonly bytes: Buffer;
}

/** Files with what happens to them on their way, from good lines under a header; none of it takes a person's row away whole. */
export const damagedFiles = (good: readonly string[]): fc.Arbitrary<Damaged> => {
  const spot = fc.nat({ max: good.join('\n').length });
  const lineNumber = fc.integer({ min: 1, max: good.length - 1 });
  const mutation = fc.oneof(
    fc.tuple(spot, fc.constantFrom('"', ';', ',', '\t', '\r', '\u{fffd}', ' ', '\0')).map(
      ([at, sign]) =>
        (text: string) =>
          text.slice(0, at) + sign + text.slice(at),
    ),
    // A cell loses its text, as all but the first of merged ones do.
    fc.tuple(lineNumber, fc.nat({ max: 7 })).map(([line, cell]) => withCell(line, cell, '')),
    fc.tuple(lineNumber, fc.nat({ max: 40 })).map(
      ([line, length]) =>
        (text: string) =>
          text
            .split('\n')
            .map((one, n) => (n === line && length < one.length ? one.slice(0, length + 1) : one))
            .join('\n'),
    ),
    fc.nat({ max: 7 }).map(
      (column) => (text: string) =>
        text
          .split('\n')
          .map((one) => `${one};${one.split(';')[column] ?? ''}`)
          .join('\n'),
    ),
    fc
      .tuple(
        lineNumber,
        fc.constantFrom<(row: string) => string>(
          encodedTwice,
          ofMsDos,
          (row) => `${row}\n${row}`,
          (row) => `${row}\n${row.split(';')[0]};;Summa;;800;;;`,
          (row) => `\u{feff}${row}`,
          (row) => row.replaceAll(';', '\t'),
          (row) => row.replace(/;([^;]+);/, ';"$1" $1;'),
          (row) => row.replace(';100;', ';1;'),
        ),
      )
      .map(([line, change]) => withLine(line, change)),
    fc.constantFrom('\r\n', '\r').map((end) => (text: string) => text.replaceAll('\n', end)),
    fc.constant((text: string) => `sep=;\n${text}`),
    fc
      .tuple(lineNumber, fc.constantFrom('#REF!', 'NULL', '#SAKNAS!'), fc.nat({ max: 7 }))
      .map(([line, value, cell]) => withCell(line, cell, value)),
  );
  return fc
    .tuple(fc.array(mutation, { minLength: 1, maxLength: 3 }), fc.option(lineNumber, { nil: undefined }))
    .map(([mutations, other]) => {
      const text = mutations.reduce((before, change) => change(before), good.join('\n'));
      return { text, bytes: encoded(text, other) };
    });
};
