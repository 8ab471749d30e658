import { describe, expect, it } from 'vitest';
import { keptAt } from '#web/app/shell/keptAt.ts';
import { findPlace, placesOf } from '#web/platform/navigation/place.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';

const rights = { canRead: true, canWrite: true };
const unit = (id: string) => ({
  id,
  name: id,
  shortName: id,
  canWrite: true,
  hidden: false,
  hasBedsActivated: true,
  hasBudgetHours: false,
  categories: [],
});
const roots = placesOf([
  {
    id: 'o',
    name: 'Region',
    ...rights,
    areas: [{ id: 'a', name: 'Medicin', ...rights, units: [unit('u'), unit('v')] }],
  },
]);
const at = (unitId: string) => findPlace(roots, { orgId: 'o', areaId: 'a', unitId })!;

describe('the state of a tab at another place', () => {
  it.each<readonly [tab: Tab, search: string, kept: string]>([
    ['followup', 'tab=followup&year=2025&closed=3', 'year=2025'],
    ['budget', 'year=2025&whole=true&budgetCategory=k&row=stencil', 'year=2025&whole=true'],
    ['assets', 'mode=team&year=2025&part=2&asset=anna', 'mode=team&year=2025&part=2'],
    ['demand', 'week=2026-08-31&period=p&compare=q', 'week=2026-08-31'],
    ['schemas', 'period=p', ''],
    ['overview', 'from=2026-08-31&row=k&week=2026-09-07&remedy=2026-09-07', 'from=2026-08-31'],
    ['report', 'type=assets&created=1', 'type=assets'],
  ])('keeps in %s what is not of one place', (tab, search, kept) => {
    expect(keptAt(tab, new URLSearchParams(search), at('u'), at('v')).toString()).toBe(kept);
  });
});
