import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { AssetsSkeleton } from './AssetsSkeleton.tsx';
import { Staff } from './Staff.tsx';

/** Personal: the staff of a category, and the periods of each. */
export const AssetsTab = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const list = useEndpoint(assets.list, { params: place.ids, query: {} });
  return (
    <Loaded of={list} heading={t('assets.list.title')} skeleton={<AssetsSkeleton />}>
      {(all) => <Staff place={place} assets={all} refresh={() => list.mutate()} />}
    </Loaded>
  );
};
