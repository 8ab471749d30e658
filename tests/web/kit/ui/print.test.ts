import { describe, expect, it } from 'vitest';
import { dots, hatch } from '#web/kit/charts/hatch.ts';
import { pageRule } from '#web/kit/ui/print/pageRule.ts';
import { partsOf } from '#web/kit/ui/print/parts.ts';

describe('the columns of printed pages', () => {
  it('are divided in order, the last part with those that are left', () => {
    expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(partsOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(partsOf([], 2)).toEqual([]);
  });
});

describe('the rule of the lower margin', () => {
  it('keeps a name with quotes, a backslash or an end tag inside its CSS string', () => {
    const rule = pageRule({ about: 'Avd "5"\\ </style>', page: 'Sida', of: 'av' });
    expect(rule).toContain('content:"Avd \\22 5\\22 \\5c  \\3c /style>"');
    expect(rule).toContain('"Sida " counter(page) " av " counter(pages)');
  });
});

describe('the filling of an area', () => {
  const box = { x: 10, y: 20, width: 42, height: 15 };
  const points = (path: string) =>
    [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

  it.each([
    ['strokes', hatch(box)],
    ['dots', dots(box)],
  ])('with %s stays inside the area', (_, path) => {
    expect(points(path).length).toBeGreaterThan(5);
    for (const [x, y] of points(path)) {
      expect(x >= box.x && x <= box.x + box.width, String(x)).toBe(true);
      expect(y >= box.y && y <= box.y + box.height, String(y)).toBe(true);
    }
  });

  it('meets that of the neighbouring area: strokes lie on the same lines', () => {
    const sums = (path: string) => points(path).map(([x, y]) => Math.round(x + y) % 6);
    expect(new Set([...sums(hatch(box)), ...sums(hatch({ ...box, x: 52, y: 23 }))])).toEqual(new Set([0]));
  });
});
