import { describe, expect, it } from 'vitest';
import { type Column, columnsSpec } from '#web/kit/charts/library/columns.ts';
import { paint, paintSheet } from '#web/kit/charts/library/paint.ts';

const part = (key: string, value: number, from = 0) => ({
  key,
  name: key,
  value,
  from,
  text: String(value),
  fill: 'var(--s-day)',
});
const column = (key: string, ...parts: Column['parts']): Column => ({ key, name: key, figure: 'sum', parts });
const layout = {
  scale: { from: -2, to: 4, ticks: [-2, 0, 2, 4] },
  axis: 34,
  names: 20,
  air: 16,
  fontSize: 11,
  isStacked: true,
  share: 0.5,
  widest: 44,
};

interface Read {
  readonly data: readonly object[];
  readonly encode: Readonly<Record<'x' | 'y' | 'y1' | 'series', (datum: object) => unknown>>;
  readonly scale: { readonly y: { readonly domain: unknown } };
}

interface Axed {
  readonly axis: { readonly y: { readonly tickMethod: () => readonly number[] } };
}

/** What each mark is drawn of, by the names of its channels. */
const drawn = (columns: readonly Column[], more = {}) => {
  const marks = columnsSpec({ ...layout, columns, ...more }).children as unknown as readonly Read[];
  return marks.map(({ data, encode = {} as Read['encode'] }) =>
    data.map((datum) => Object.fromEntries(Object.entries(encode).map(([name, read]) => [name, read(datum)]))),
  );
};

describe('columns of the chart library', () => {
  it('leave room between the scale and the names for the figure of a column that hangs to its end, and only then', () => {
    const below = (value: number) =>
      columnsSpec({ ...layout, columns: [column('a', part('day', value))] }).paddingBottom ?? 0;
    expect([below(3), below(-0.5)]).toEqual([layout.names, layout.names]);
    expect(below(-1.9)).toBe(layout.names + layout.fontSize + 4);
  });

  it('lie on each other from where each begins, with the sum at their end', () => {
    const [bars, , sums] = drawn([column('a', part('day', 1), part('night', 2, 1))]);
    expect(bars).toEqual([
      { x: 'a', y: 0, y1: 1 },
      { x: 'a', y: 1, y1: 3 },
    ]);
    expect(sums).toEqual([{ x: 'a', y: 3, text: 'sum' }]);
  });

  it('hang from 0 where they are negative, with the figure at the lower end', () => {
    const [bars, , sums] = drawn([column('a', part('diff', -1.5))]);
    expect(bars).toEqual([{ x: 'a', y: 0, y1: -1.5 }]);
    expect(sums?.[0]).toMatchObject({ y: -1.5 });
  });

  it('stand side by side by their series', () => {
    const [bars] = drawn([column('a', part('own', 1), part('hired', 2))], { isStacked: false });
    expect(bars).toEqual([
      { x: 'a', series: 'own', y: 0, y1: 1 },
      { x: 'a', series: 'hired', y: 0, y1: 2 },
    ]);
  });

  it('without a value bear their figure on the line of 0', () => {
    const columns = [column('a', part('day', 1), part('night', 2, 1)), column('b')];
    const [bars, , sums] = drawn(columns);
    expect(bars).toHaveLength(2);
    expect(sums).toEqual([
      { x: 'a', y: 3, text: 'sum' },
      { x: 'b', y: 0, text: 'sum' },
    ]);
  });

  it('have no line and no number of 0 on a table that has the names', () => {
    const marks = (names: number) =>
      columnsSpec({ ...layout, names, columns: [] }).children as unknown as readonly Axed[];
    const ticks = (names: number) => marks(names)[0]?.axis.y.tickMethod();
    expect([ticks(20), marks(20).length]).toEqual([[-2, 0, 2, 4], 3]);
    expect([ticks(0), marks(0).length]).toEqual([[-2, 2, 4], 2]);
  });
});

describe('the colours of the chart library', () => {
  it('are one number for each token, which the style sheet turns into the token', () => {
    expect(paint('var(--s-day)')).not.toBe(paint('var(--s-night)'));
    const sheet = paintSheet('.chart');
    for (const token of ['var(--s-day)', 'var(--d-n3)', 'var(--l-6-ink)'])
      for (const property of ['fill', 'stroke'])
        expect(sheet).toContain(`.chart [${property}="${paint(token)}"]{${property}:${token}}`);
  });

  it('refuse what is no colour token', () => {
    expect(() => paint('#fff')).toThrow('no colour token');
    expect(() => paint('var(--shadow)')).toThrow('no colour token');
  });
});
