import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ImportPreview } from '#shared/model/hrImport.ts';
import { monthText } from '#web/kit/ui/dates.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { href } from '#web/platform/navigation/href.ts';
import styles from '../Imports.module.css';
import { isUnit, type PlaceIds } from '../ids.ts';
import { HeldUnits, RefusedUnits } from './RefusedUnits.tsx';

/** The hours that the import changes, by activity and month. */
export const HoursCard = ({ ids, preview }: { readonly ids: PlaceIds; readonly preview: ImportPreview }) => {
  const { t } = useTranslation();
  const ofUnit = isUnit(ids);
  const rows = preview.units.flatMap((unit) => unit.hours.map((hours) => ({ unit, hours })));
  return (
    <Card className={styles.wide} title={t('imports.differences')}>
      <RefusedUnits preview={preview} />
      <HeldUnits preview={preview} />
      <ScrollRegion label={t('imports.differences')} className={styles.scroll}>
        <table className={styles.people}>
          <thead>
            <tr>
              {!ofUnit && <th scope="col">{t('imports.head.unitOnly')}</th>}
              <th scope="col">{t('imports.head.activity')}</th>
              <th scope="col">{t('imports.head.month')}</th>
              <th scope="col" className={styles.right}>
                {t('imports.head.before')}
              </th>
              <th scope="col" className={styles.right}>
                {t('imports.head.after')}
              </th>
              <th scope="col">{t('imports.head.note')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ unit, hours: { activityId, activity, year, month, before, after, overwritesTyped } }) => {
              const named = `${year}-${String(month).padStart(2, '0')}`;
              return (
                <tr key={`${unit.unitId} ${activityId} ${named}`}>
                  {!ofUnit && (
                    <td>
                      <Link to={href.manage({ ...ids, areaId: unit.areaId, unitId: unit.unitId }, 'import')}>
                        {unit.unitName}
                      </Link>
                    </td>
                  )}
                  <th scope="row">{activity}</th>
                  <td>{`${monthText(named)} ${year}`}</td>
                  <td className={styles.right}>
                    <Num value={before} />
                  </td>
                  <td className={styles.right}>{after === null ? t('imports.emptied') : <Num value={after} />}</td>
                  <td>{overwritesTyped && <span className={styles.typed}>{t('imports.overwrites')}</span>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length === 0 && <p className={styles.note}>{t('imports.noDifferences')}</p>}
    </Card>
  );
};
