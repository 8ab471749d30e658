import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '#web/platform/navigation/href.ts';
import { flatten, type Place } from '#web/platform/navigation/place.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';
import { useRenewedPlaces } from '#web/platform/navigation/useRenewPlaces.ts';
import styles from './UnitChooser.module.css';

/** Links to the units below the place, for a tab that needs a unit. */
export const UnitChooser = ({ place, tab }: { readonly place: Place; readonly tab: Tab }) => {
  const { t } = useTranslation();
  useRenewedPlaces();
  const units = flatten([place]).filter(({ level }) => level === 'unit');
  const areas = [...new Set(units.map(({ parent }) => parent))];
  return (
    <div className={styles.chooser}>
      <h1>{t('plan.chooseUnit')}</h1>
      <p>{t('plan.chooseUnitText', { tab: t(`plan.${tab}`) })}</p>
      {areas.map((area) => (
        <section key={area?.id} aria-label={area?.name}>
          <h2>{area?.name}</h2>
          <ul>
            {units
              .filter(({ parent }) => parent === area)
              .map((unit) => (
                <li key={unit.id}>
                  <Link to={href.plan({ ...unit.ids, tab })}>
                    {unit.name}
                    <small>{unit.shortName}</small>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
