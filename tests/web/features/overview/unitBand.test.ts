import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RemedyList } from '#shared/model/remedy.ts';
import { UnitBand } from '#web/features/overview/band/UnitBand.tsx';
import { factsOf, factWeeks } from '#web/features/overview/model/facts.ts';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { rowsOf } from '#web/features/overview/model/rows.ts';
import { first, later, place, receipt } from './places.ts';

const { weeks } = rangeFrom(first);
const unit = place('m31');
const facts = factWeeks(weeks, first);
const addressOf = () => '?cell';

/** Where the sentences lead, in their order; `diffs` of the nurses from this week on, null without demand. */
const waysOf = (diffs: readonly (number | null)[], remedies?: RemedyList): readonly (string | undefined)[] => {
  const receipts = diffs.map((diff, index) =>
    receipt(later(index), diff, { unitId: 'm31', categoryId: 'm31-sj', categoryName: 'Sjuksköterska' }),
  );
  const rows = rowsOf(outlineOf(unit, 'unit', new Set()), weeks.slice(0, diffs.length), receipts, new Set());
  const props = { unit, rows, weeks: { ...facts, now: facts.now! }, addressOf, remedies, figures: 'gross' } as const;
  const band = createElement(UnitBand, { ...props, facts: factsOf(rows, facts) });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, band));
  return html
    .split('<li>')
    .slice(1)
    .map((item) => /href="([^"]+)"/.exec(item)?.[1]?.replaceAll('&amp;', '&'));
};

/** Remedies of a run of the nurses that starts so many weeks from now. */
const remediesFrom = (index: number, count: number): RemedyList => {
  const causes = { away: [], ended: { people: 0, services: 0 }, daysOff: [], rise: null };
  const ids = { areaId: 'med', unitId: 'm31', categoryId: 'm31-sj' };
  return { count: 1, lines: [{ ...ids, start: later(index), weeks: count, causes }] } as never;
};

const category = 'orgId=org&areaId=med&unitId=m31&categoryId=m31-sj';

describe('the sentences over the map of a unit', () => {
  it('lead to the plan of this week, and to the remedies of the worst week to come', () => {
    const [now, worst] = waysOf([0, 0, -3, -1], remediesFrom(1, 3));
    expect(now).toBe(`/plan?orgId=org&areaId=med&unitId=m31&tab=schemas&week=${first}`);
    expect(worst).toBe(`/plan?${category}&tab=overview&remedy=${later(1)}`);
  });

  it('lead to the worst week itself where no remedies of it are listed, and nowhere without a shortage', () => {
    expect(waysOf([0, 0, -3, -1], remediesFrom(3, 1))[1]).toBe('/?cell');
    expect(waysOf([0, 0, -3, -1])[1]).toBe('/?cell');
    expect(waysOf([0, 0, 1])[1]).toBeUndefined();
  });

  it('lead to the demand of the first week that lacks it', () => {
    expect(waysOf([0, 0, null, null])[2]).toBe(`/plan?${category}&tab=demand&week=${later(2)}`);
  });
});
