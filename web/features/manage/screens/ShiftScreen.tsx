import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { ShiftForm } from '../form/ShiftForm.tsx';
import { ManageFrame } from '../frame/ManageFrame.tsx';
import type { ShiftIds } from '../ids.ts';
import { PeriodCard } from '../period/PeriodCard.tsx';
import { ShiftPeriodDialog } from '../period/ShiftPeriodDialog.tsx';
import { useMarks } from '../period/useMarks.ts';
import { useMeasureText } from '../period/useMeasureText.ts';
import { NewScreen } from './NewScreen.tsx';
import { useUp } from './useUp.ts';

const StoredShift = ({ ids }: { readonly ids: ShiftIds }) => {
  const { t } = useTranslation();
  const measureText = useMeasureText();
  const marksOf = useMarks();
  const { shiftId, ...category } = ids;
  const shift = useEndpoint(hierarchy.shift, { params: ids });
  const up = useUp('category', category);
  return (
    <ManageFrame
      kind={t('manage.level.shift')}
      name={shift.data?.name}
      up={up}
      tabs={[{ id: 'shift', to: href.manage(ids), label: t('manage.tab.shift') }]}
      tab="shift"
    >
      <Loaded of={shift} skeleton={<BlockSkeleton height={180} />}>
        {(stored) => (
          <>
            <ShiftForm ids={category} stored={stored} />
            <PeriodCard
              periods={stored.periods}
              columns={[
                { id: 'type', head: t('manage.shift.type'), cell: measureText },
                { id: 'marks', head: t('manage.shift.marks'), cell: marksOf, wideOnly: true },
              ]}
              dialog={(period, like, onClose) => (
                <ShiftPeriodDialog ids={ids} name={stored.name} stored={period} like={like} onClose={onClose} />
              )}
            />
          </>
        )}
      </Loaded>
    </ManageFrame>
  );
};

/** A shift: its name and periods; or a new one. */
export const ShiftScreen = ({ ids }: { readonly ids: ShiftIds }) => {
  const { shiftId, ...category } = ids;
  const up = useUp('category', category);
  if (shiftId !== NEW) return <StoredShift ids={ids} />;
  return (
    <NewScreen level="shift" up={up}>
      <ShiftForm ids={category} />
    </NewScreen>
  );
};
