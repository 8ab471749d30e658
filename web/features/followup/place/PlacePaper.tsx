import { useTranslation } from 'react-i18next';
import type { AmountMeasure } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { lacksOf } from '#web/kit/ui/print/quality.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { MonthsTable } from './MonthsTable.tsx';
import { PartsTable } from './PartsTable.tsx';
import styles from './PlacePaper.module.css';
import { SumsTable } from './SumsTable.tsx';

/** Units of each kind of lack that are named; the others are counted, so that all is on one page. */
const NAMED = 4;

/** What is missing for the figures, a line a kind. */
const Lacks = ({ quality }: Pick<PlaceFollowUp, 'quality'>) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.lacks}>
      {lacksOf(quality).map(({ kind, units }) => (
        <li key={kind}>
          <b>{t(`reports.quality.${kind}`, { count: units.length })}</b>{' '}
          {units
            .slice(0, NAMED)
            .map(({ unitName }) => unitName)
            .join(', ')}
          {units.length > NAMED && ` ${t('cost.more', { count: units.length - NAMED })}`}
        </li>
      ))}
    </ul>
  );
};

interface PlacePaperProps {
  readonly place: Place;
  readonly followUp: PlaceFollowUp;
  readonly measure: AmountMeasure;
  readonly text: string;
}

/** The follow-up of a place on one page. */
export const PlacePaper = ({ place, followUp, measure, text }: PlacePaperProps) => {
  const { t } = useTranslation();
  const unit = t(`followup.place.measure.${measure}`);
  return (
    <div className={styles.paper}>
      <div className={styles.top}>
        <SumsTable followUp={followUp} />
        <div>
          {text !== '' && (
            <>
              <h2>{t('followup.place.text.title')}</h2>
              <p className={styles.text}>{text}</p>
            </>
          )}
          <Lacks quality={followUp.quality} />
        </div>
      </div>
      <h2>
        {t('followup.place.months')}, {unit}
      </h2>
      <MonthsTable followUp={followUp} measure={measure} />
      <h2>
        {t(place.level === 'area' ? 'followup.place.units' : 'followup.place.areas')}, {unit}
      </h2>
      <PartsTable place={place} followUp={followUp} measure={measure} />
      <p className={styles.method}>{t('followup.place.method')}</p>
    </div>
  );
};
