import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountMeasure } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { lacksOf } from '#web/kit/ui/print/quality.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
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

interface TableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table with its heading, which scrolls where the screen is narrower than a page. */
const Table = ({ label, children }: TableProps) => (
  <>
    <h2>{label}</h2>
    <ScrollRegion className={styles.scroll} label={label}>
      {children}
    </ScrollRegion>
  </>
);

interface PlacePaperProps {
  /** Of the place: an area where they have one. */
  readonly ids: PlaceIds;
  readonly followUp: PlaceFollowUp;
  readonly measure: AmountMeasure;
  readonly text: string;
  /** Beside the heading of the text: the button that changes it. */
  readonly edit?: ReactNode;
}

/** The follow-up of a place on one page, as its tab and its report print it and as the report shows it. */
export const PlacePaper = ({ ids, followUp, measure, text, edit }: PlacePaperProps) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const unit = t(`followup.place.measureOf.${measure}`);
  return (
    <div className={styles.paper}>
      <div className={styles.top}>
        <ScrollRegion
          className={styles.scroll}
          label={t('followup.place.sums', { year: String(followUp.year) })}
          shown={measure}
        >
          <SumsTable followUp={followUp} measure={measure} />
        </ScrollRegion>
        <div>
          {(text !== '' || edit) && (
            <>
              <h2 className={styles.heading}>
                {t('followup.place.text.title')}
                {edit}
              </h2>
              <p className={styles.text}>{text === '' ? t('followup.place.text.none') : text}</p>
            </>
          )}
          {isPrinted && <Lacks quality={followUp.quality} />}
          {isPrinted && <Missing missing={followUp.missing} />}
        </div>
      </div>
      <Table label={`${t('followup.place.months')}, ${unit}`}>
        <MonthsTable followUp={followUp} measure={measure} />
      </Table>
      <Table label={`${t(ids.areaId === undefined ? 'followup.place.areas' : 'followup.place.units')}, ${unit}`}>
        <PartsTable ids={ids} followUp={followUp} measure={measure} />
      </Table>
      <p className={styles.method}>{t('followup.place.method')}</p>
    </div>
  );
};
