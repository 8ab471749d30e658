import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import { type AreaUnits, byArea, found, inListOrder, type ReportUnit, toggledArea } from '../model/units.ts';
import { Checklist } from './Checklist.tsx';
import styles from './Form.module.css';

interface AreaProps {
  readonly area: AreaUnits;
  readonly chosen: ReadonlySet<string>;
  readonly onArea: (units: readonly ReportUnit[]) => void;
  readonly onUnit: (unitId: string, checked: boolean) => void;
}

const Area = ({ area: { areaName, units }, chosen, onArea, onUnit }: AreaProps) => {
  const { t } = useTranslation();
  const count = units.filter(({ unitId }) => chosen.has(unitId)).length;
  return (
    <li>
      <Checkbox
        checked={count === units.length}
        indeterminate={count > 0 && count < units.length}
        onChange={() => onArea(units)}
      >
        <b>{areaName}</b>
      </Checkbox>
      <ul>
        {units.map(({ unitId, unitName, hidden }) => (
          <li key={unitId}>
            <Checkbox checked={chosen.has(unitId)} onChange={({ target }) => onUnit(unitId, target.checked)}>
              {unitName} {hidden && <small>{t('reports.units.hidden')}</small>}
            </Checkbox>
          </li>
        ))}
      </ul>
    </li>
  );
};

interface UnitFieldProps {
  readonly units: readonly ReportUnit[];
  readonly chosen: readonly string[];
  readonly place: PlaceIds;
  readonly onChosen: (unitIds: readonly string[]) => void;
}

/** The units of a report: searched, chosen one by one or by whole areas. */
export const UnitField = memo(({ units, chosen, place, onChosen }: UnitFieldProps) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const areas = useMemo(() => byArea(units, place), [units, place]);
  const shown = useMemo(() => found(areas, sought), [areas, sought]);
  const ticked = useMemo(() => new Set(chosen), [chosen]);
  // Units that an address names and the account does not know leave with the next choice.
  const choose = (ids: readonly string[]) =>
    onChosen(inListOrder(ids, areas).filter((id) => units.some(({ unitId }) => unitId === id)));
  const only = chosen.length === 1 ? units.find(({ unitId }) => unitId === chosen[0]) : undefined;
  return (
    <Checklist
      label={t('reports.units.label')}
      summary={
        only?.unitName ?? t('reports.units.chosen', { chosen: String(chosen.length), all: String(units.length) })
      }
    >
      <Input
        allowClear={clearable}
        value={search}
        placeholder={t('reports.units.search')}
        aria-label={t('reports.units.search')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className={styles.tree}>
        {shown.map((area) => (
          <Area
            key={area.areaId}
            area={area}
            chosen={ticked}
            onArea={(all) => choose(toggledArea(chosen, all))}
            onUnit={(id, checked) => choose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.hint}>{t('reports.units.none')}</p>}
    </Checklist>
  );
});
UnitField.displayName = 'UnitField';
