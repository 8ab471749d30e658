import { useTranslation } from 'react-i18next';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { usePlaceText } from '#web/domain/followup/place/calls.ts';
import { EditText } from '#web/domain/followup/place/EditText.tsx';
import { PlacePaper } from '#web/domain/followup/place/PlacePaper.tsx';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { findPlace } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import type { Definition } from '../model/definition.ts';
import { type Imprint, Paper } from '../paper/Paper.tsx';
import { placeOf, type YearAnswer } from './model.ts';

interface YearFollowUpReportProps {
  readonly definition: Definition;
  readonly answer: YearAnswer;
  readonly imprint: Imprint;
}

/** The follow-up of an area or organisation on one page, with its text, which who may write the place changes here too. */
export const YearFollowUpReport = ({ definition, answer, imprint }: YearFollowUpReportProps) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const { roots } = usePlaces();
  const { measure, startYear: year } = definition;
  const { followUp } = answer;
  const ids = placeOf(definition);
  const stored = usePlaceText(ids, year) ?? answer.text;
  const mayEdit = !isPrinted && roots !== undefined && findPlace(roots, ids)?.canWrite;
  return (
    <Paper
      imprint={imprint}
      kick={t('reports.type.yearfollowup')}
      title={t('followup.title', { year: String(year) })}
      facts={[
        ...(ids.areaId === undefined ? [] : [followUp.name]),
        t('reports.facts.units', { count: followUp.units }),
        t('reports.followup.beside', { year: String(year), before: String(year - 1) }),
      ]}
    >
      {followUp.units === 0 ? (
        <EmptyState title={t('followup.place.empty')} />
      ) : (
        <>
          {!isPrinted && <QualityNote quality={followUp.quality} />}
          {!isPrinted && <Missing missing={followUp.missing} />}
          <PlacePaper
            ids={ids}
            followUp={followUp}
            measure={measure}
            text={stored.text}
            edit={mayEdit && <EditText ids={ids} year={year} stored={stored} />}
          />
        </>
      )}
    </Paper>
  );
};
