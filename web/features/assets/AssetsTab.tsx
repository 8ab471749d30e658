import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { useWeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { AssetsSkeleton } from './AssetsSkeleton.tsx';
import { useStaffWeek } from './balance/useStaffWeek.ts';
import { CommentsCard } from './comments/CommentsCard.tsx';
import { useRemembered } from './list/useRemembered.ts';
import { Staff } from './Staff.tsx';
import { type Mode, ModeChoice } from './team/ModeChoice.tsx';
import { TeamView } from './team/TeamView.tsx';

const OnePerson = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const list = useEndpoint(assets.list, { params: place.ids, query: {} });
  const { monday } = useStaffWeek();
  // Requested beside the list; the balance below the employee shows it.
  useWeekBalance(place, monday);
  return (
    <Loaded of={list} heading={t('assets.list.title')} skeleton={<AssetsSkeleton />}>
      {(all) => <Staff place={place} assets={all} refresh={() => list.mutate()} />}
    </Loaded>
  );
};

/** Personal: the staff of a category as one sheet, or the periods of each employee. */
export const AssetsTab = ({ place }: { readonly place: CategoryPlace }) => {
  const [named, setNamed] = useAddressState('mode');
  const [asset] = useAddressState('asset');
  const [prefersTeam, setPrefersTeam] = useRemembered('assets:team', false);
  const remembered: Mode = prefersTeam && asset === undefined ? 'team' : 'one';
  const mode: Mode = named === 'team' || named === 'one' ? named : remembered;
  const choice = (
    <ModeChoice
      mode={mode}
      onMode={(next) => {
        setPrefersTeam(next === 'team');
        setNamed(next);
      }}
    />
  );
  return (
    <>
      <TabTools>{choice}</TabTools>
      {place.canWrite && <CommentsCard key={place.ids.unitId} place={place} />}
      {mode === 'team' ? <TeamView place={place} /> : <OnePerson place={place} />}
    </>
  );
};
