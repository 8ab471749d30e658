import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { measures } from '#shared/calculation/index.ts';
import { fetchPlaceFile, followUpCall } from '#web/domain/followup/place/calls.ts';
import { offeredYears } from '#web/domain/followup/years.ts';
import { ExportButton } from '#web/domain/receipts/ExportButton.tsx';
import { today } from '#web/kit/ui/dates.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { ReportButton } from '../ReportButton.tsx';
import { YearSelect } from '../YearSelect.tsx';
import { PlaceFollowUpSkeleton } from './PlaceFollowUpSkeleton.tsx';
import { PlaceFollowUpView } from './PlaceFollowUpView.tsx';

/** Uppföljning of an area or organisation: a year beside the year before. Year and measure are in the address. */
export const PlaceFollowUpTab = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation();
  const [yearText, setYear] = useAddressState('year');
  const [measureText, setMeasure] = useAddressState('measure');
  const isPhone = useIsPhone();
  const thisYear = Number(today().slice(0, 4));
  const year = yearText !== undefined && /^(19|20|21)\d\d$/.test(yearText) ? Number(yearText) : thisYear;
  const measure = measures.find((one) => one === measureText) ?? 'hours';
  const { endpoint, call } = followUpCall(place.ids, year);
  const answer = useEndpoint(endpoint, call);
  const report = { type: 'yearfollowup', level: place.level, startYear: String(year), measure };
  return (
    <>
      <TabTools>
        <Segmented
          size="small"
          aria-label={t('followup.place.measureLabel')}
          value={measure}
          options={measures.map((value) => ({ value, label: t(`followup.place.measure.${value}`) }))}
          onChange={(value) => setMeasure(value === 'hours' ? null : value)}
        />
        <YearSelect years={offeredYears(thisYear)} year={year} onYear={(value) => setYear(String(value))} />
        <ReportButton report={report} isShort={isPhone} />
      </TabTools>
      <ExportButton fetchFile={fetchPlaceFile(place.ids, year)} />
      <Loaded
        of={answer}
        heading={t('followup.title', { year: String(year) })}
        skeleton={
          <>
            <PrintButton ready={false} />
            <PlaceFollowUpSkeleton />
          </>
        }
      >
        {(followUp) => <PlaceFollowUpView place={place} followUp={followUp} measure={measure} />}
      </Loaded>
    </>
  );
};
