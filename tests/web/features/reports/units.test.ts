import { describe, expect, it } from 'vitest';
import {
  byArea,
  found,
  inListOrder,
  proposedUnits,
  type ReportUnit,
  toggledArea,
} from '#web/features/reports/model/units.ts';

const unit = (unitId: string, unitName: string, areaId: string, orgId = 'o1'): ReportUnit => ({
  unitId,
  unitName,
  unitShortName: unitId.toUpperCase(),
  hidden: false,
  areaId,
  areaName: areaId === 'a1' ? 'Medicin' : 'Kirurgi',
  orgId,
  orgName: orgId,
});
const units = [
  unit('x1', 'Främmande', 'a9', 'o2'),
  unit('u1', 'Stroke 34', 'a1'),
  unit('u2', 'Hjärta 32', 'a1'),
  unit('u3', 'Ortopedi 43', 'a2'),
];
const areas = byArea(units, { orgId: 'o1' });

describe('the units of the picker', () => {
  it('are sorted by area, those of the shown organisation first', () => {
    expect(areas.map(({ areaId, units: own }) => [areaId, own.map(({ unitId }) => unitId)])).toEqual([
      ['a1', ['u1', 'u2']],
      ['a2', ['u3']],
      ['a9', ['x1']],
    ]);
  });

  it('are found by words of their names and of the area, in any order and case', () => {
    const ids = (search: string) => found(areas, search).flatMap(({ units: own }) => own.map(({ unitId }) => unitId));
    expect(ids('34 medicin')).toEqual(['u1']);
    expect(ids('  KIRURGI')).toEqual(['u3', 'x1']);
    expect(ids('u2')).toEqual(['u2']);
    expect(ids('')).toHaveLength(4);
    expect(ids('saknas')).toEqual([]);
  });

  it('of an area are chosen at once, and taken away when all were chosen', () => {
    const medicine = areas[0]?.units ?? [];
    expect(toggledArea(['u3', 'u2'], medicine)).toEqual(['u3', 'u1', 'u2']);
    expect(toggledArea(['u1', 'u3', 'u2'], medicine)).toEqual(['u3']);
  });

  it('are named in the order of the list, unknown ones last', () => {
    expect(inListOrder(['gone', 'u3', 'u1'], areas)).toEqual(['u1', 'u3', 'gone']);
  });
});

describe('the units that a report begins with', () => {
  const at = { orgId: 'o1', areaId: 'a1', unitId: 'u2' };
  it.each([
    ['assets', 'unit', ['u2']],
    ['prognos', 'unit', []],
    ['prognos', 'area', ['u1', 'u2']],
    ['keyvalues', 'org', ['u1', 'u2', 'u3']],
  ] as const)('as %s at level %s are %o', (type, level, expected) => {
    expect(proposedUnits(units, at, { type, level })).toEqual(expected);
  });

  it('are all of the organisation where the address names no area', () => {
    expect(proposedUnits(units, { orgId: 'o1' }, { type: 'weekoverview', level: 'unit' })).toEqual(['u1', 'u2', 'u3']);
    expect(proposedUnits(units, { orgId: 'o1' }, { type: 'prognos', level: 'area' })).toEqual(['u1', 'u2', 'u3']);
  });
});
