import { useTranslation } from 'react-i18next';
import type { AmountMeasure } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { usePlaceText } from '#web/domain/followup/place/calls.ts';
import { MonthsTable } from '#web/domain/followup/place/MonthsTable.tsx';
import { PartsTable } from '#web/domain/followup/place/PartsTable.tsx';
import { PlacePaper } from '#web/domain/followup/place/PlacePaper.tsx';
import { SumsTable } from '#web/domain/followup/place/SumsTable.tsx';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { Printed } from '#web/kit/ui/print/mode.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import type { Place } from '#web/platform/navigation/place.ts';
import styles from './PlaceFollowUpView.module.css';
import { TextCard } from './TextCard.tsx';

interface PlaceFollowUpViewProps {
  readonly place: Place;
  readonly followUp: PlaceFollowUp;
  readonly measure: AmountMeasure;
}

/** The year of an area or organisation: its sums, its months, its parts, and what is missing for them. */
export const PlaceFollowUpView = ({ place, followUp, measure }: PlaceFollowUpViewProps) => {
  const { t } = useTranslation();
  const { year, quality, missing, units } = followUp;
  const stored = usePlaceText(place.ids, year);
  const title = t('followup.title', { year: String(year) });
  const partsTitle = t(place.level === 'area' ? 'followup.place.units' : 'followup.place.areas');
  const unit = t(`followup.place.measure.${measure}`);
  if (units === 0)
    return (
      <div>
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState title={t('followup.place.empty')} />
      </div>
    );
  return (
    <div className={styles.tab}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.top}>
        <div className={styles.notes}>
          <QualityNote quality={quality} />
          <Missing missing={missing} />
        </div>
        <Card title={title} note={t('followup.place.ofUnits', { count: units })}>
          <ScrollRegion
            className={styles.scroll}
            label={t('followup.place.sums', { year: String(year) })}
            shown={measure}
          >
            <SumsTable followUp={followUp} measure={measure} />
          </ScrollRegion>
        </Card>
        {stored && <TextCard place={place} year={year} stored={stored} />}
      </div>
      <Card title={t('followup.place.months')} note={unit}>
        <ScrollRegion className={styles.scroll} label={t('followup.place.months')} shown={year}>
          <MonthsTable followUp={followUp} measure={measure} />
        </ScrollRegion>
      </Card>
      <Card title={partsTitle} note={unit}>
        <ScrollRegion className={styles.scroll} label={partsTitle}>
          <PartsTable ids={place.ids} followUp={followUp} measure={measure} />
        </ScrollRegion>
      </Card>
      <p className={styles.method}>{t('followup.place.method')}</p>
      <PrintButton ready={stored !== undefined} />
      <PlanPrint place={place} screen={t('plan.followup')} period={String(year)}>
        <PrintSheet>
          <Printed value>
            <PlacePaper ids={place.ids} followUp={followUp} measure={measure} text={stored?.text ?? ''} />
          </Printed>
        </PrintSheet>
      </PlanPrint>
    </div>
  );
};
