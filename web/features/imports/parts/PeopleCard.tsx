import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import styles from '../Imports.module.css';
import { isUnit, type PlaceIds } from '../ids.ts';
import { type Filter, personCounts, personRows } from '../model/summary.ts';
import { useCategoryNames } from '../useCategoryNames.ts';
import { PersonRow } from './PersonRow.tsx';
import { HeldUnits, RefusedUnits } from './RefusedUnits.tsx';

const filters: readonly Filter[] = ['all', 'new', 'changed', 'ended', 'unmatched', 'typed'];
const atOnce = 50;

interface PeopleCardProps {
  readonly ids: PlaceIds;
  readonly preview: ImportPreview;
  readonly onMap: (mapping: CategoryMapping) => void;
}

/** What the import does to each employee, by kind of change. */
export const PeopleCard = ({ ids, preview, onMap }: PeopleCardProps) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(atOnce);
  const names = useCategoryNames(ids);
  const counts = personCounts(preview);
  const rows = personRows(preview, filter, query);
  const shown = rows.slice(0, most);
  const ofUnit = isUnit(ids);
  return (
    <Card
      className={styles.wide}
      title={t('imports.differences')}
      actions={
        <Input
          className={styles.search ?? ''}
          aria-label={t('imports.search')}
          placeholder={t('imports.search')}
          allowClear={clearable}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      }
    >
      <fieldset className={styles.chips} aria-label={t('imports.show')}>
        {filters
          .filter((one) => one !== 'typed' || counts.typed > 0)
          .map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              <span className={`${styles.kind} ${styles[one] ?? ''}`}>{t(`imports.filter.${one}`)}</span>
              <b>{numberText(counts[one])}</b>
            </button>
          ))}
      </fieldset>
      <RefusedUnits preview={preview} />
      <HeldUnits preview={preview} />
      <ScrollRegion label={t('imports.differences')} className={styles.scroll}>
        <table className={`${styles.people} ${styles.persons}`}>
          <thead>
            <tr>
              <th scope="col">{t('imports.head.what')}</th>
              <th scope="col">{t('imports.head.person')}</th>
              <th scope="col">{ofUnit ? t('imports.head.category') : t('imports.head.unit')}</th>
              <th scope="col">{t('imports.head.before')}</th>
              <th scope="col">{t('imports.head.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PersonRow
                key={`${row.unit.unitId} ${row.person.category} ${row.person.number}`}
                ids={ids}
                row={row}
                withUnit={!ofUnit}
                choice={
                  ofUnit
                    ? {
                        names,
                        onChoose: (adactaName) => onMap({ heromaName: row.person.category, adactaName, start: null }),
                      }
                    : undefined
                }
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length === 0 && <p className={styles.note}>{t('imports.noDifferences')}</p>}
      {shown.length < rows.length && (
        <Button type="link" onClick={() => setMost(most + atOnce)}>
          {t('imports.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </Card>
  );
};
