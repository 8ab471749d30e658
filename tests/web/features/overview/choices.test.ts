import { expect, test } from 'vitest';
import { choicesOf } from '#web/features/overview/choose/choices.ts';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { rowsOf } from '#web/features/overview/model/rows.ts';
import { first, later, ofUnit, place } from './places.ts';

const { weeks } = rangeFrom(first, 4);
const all = new Set<string>();
const rows = rowsOf(
  outlineOf(place('org'), 'unit', all),
  weeks,
  [...ofUnit('m31', -9, 0.1, -0.4, 0.5), ...ofUnit('m33', 0.2, -0.6, -1, null), ...ofUnit('k41', 0, -3, 0.3, -3)],
  all,
);
const ids = (order: 'short' | 'name', searched = '') =>
  choicesOf(rows, order, searched).flatMap(({ units }) => units.map(({ unit }) => unit.id));

test('units come by their worst coming week, their areas by their worst unit; this week does not count', () => {
  expect(ids('short')).toEqual(['k41', 'm33', 'm31']);
  expect(ids('name')).toEqual(['m31', 'm33', 'k41']);
});

test('a unit has its worst week, the earliest of equals, how many are short, and the first without demand', () => {
  const [k41, m33] = choicesOf(rows, 'short', '').flatMap(({ units }) => units);
  expect(k41).toMatchObject({ worst: { shown: -3, week: { start: later(1) } }, shortWeeks: 2, lacking: undefined });
  expect(m33).toMatchObject({ now: { shown: 0.2 }, shortWeeks: 2, lacking: { week: { start: later(3) } } });
});

test('units are found by name, short name or area', () => {
  const name = place('m33').name;
  expect(ids('short', name.toUpperCase())).toEqual(['m33']);
  expect(ids('short', place('k41').parent!.name)).toEqual(['k41']);
  expect(ids('short', 'finns inte')).toEqual([]);
});
