type Mark = ',' | '.';

/** What the marks in the numbers of a column stand for, by the numbers that leave no doubt. */
export interface NumberStyle {
  readonly decimals: ReadonlySet<Mark>;
  readonly thousands: ReadonlySet<Mark>;
}

/** What the marks of one number stand for; undefined where it has none, or may be read in two ways. */
type Meaning = { readonly decimal?: Mark; readonly thousands?: Mark } | undefined;

const oneMark = /^\d*([.,])\d*$/;
/** May be 1,234 or 1234. */
const doubtful = /^[1-9]\d{0,2}([.,])\d{3}$/;
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;
const both = /^\d{1,3}(?:([.,])\d{3})+(?!\1)([.,])\d+$/;

const bare = (text: string): string => text.trim().replace(/^[-\u2212]/, '');

const meaningOf = (text: string): Meaning => {
  const number = bare(text);
  const [, thousands, decimal] = both.exec(number) ?? grouped.exec(number) ?? [];
  if (thousands) return { thousands: thousands as Mark, ...(decimal && { decimal: decimal as Mark }) };
  const [, mark] = oneMark.exec(number) ?? [];
  return mark && !doubtful.test(number) ? { decimal: mark as Mark } : undefined;
};

/** The style of a column's numbers. */
export const numberStyleOf = (cells: Iterable<string>): NumberStyle => {
  const decimals = new Set<Mark>();
  const thousands = new Set<Mark>();
  for (const cell of cells) {
    const meaning = meaningOf(cell);
    if (meaning?.decimal) decimals.add(meaning.decimal);
    if (meaning?.thousands) thousands.add(meaning.thousands);
  }
  return { decimals, thousands };
};

/** The style that an organisation has set: the other mark stands between thousands. */
export const givenStyle = (decimals: 'comma' | 'point'): NumberStyle =>
  decimals === 'comma'
    ? { decimals: new Set([',']), thousands: new Set(['.']) }
    : { decimals: new Set(['.']), thousands: new Set([',']) };

/** The text of a number without marks between thousands; undefined where the column leaves a doubt which mark is which. */
export const withoutThousands = (text: string, { decimals, thousands }: NumberStyle): string | undefined => {
  const number = bare(text);
  const isDecimal = (mark: Mark) => decimals.has(mark) && !thousands.has(mark);
  // Where the other mark is the decimal one, this one cannot be.
  const isThousands = (mark: Mark) => !decimals.has(mark) && (thousands.has(mark) || decimals.size === 1);
  const [, doubt] = doubtful.exec(number) ?? [];
  if (doubt && !isDecimal(doubt as Mark) && !isThousands(doubt as Mark)) return undefined;
  const mark = doubt && isThousands(doubt as Mark) ? doubt : meaningOf(text)?.thousands;
  if (!mark) return text;
  return isThousands(mark as Mark) ? text.replaceAll(mark, '') : undefined;
};
