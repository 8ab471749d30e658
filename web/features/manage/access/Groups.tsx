import { access } from '#shared/contract/access.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { OrgIds } from '../ids.ts';
import { GroupForm } from './GroupForm.tsx';
import { useProvider } from './useProvider.ts';

/** What groups of the organisation's identity provider give access to; nothing where it has none. */
export const Groups = ({ ids }: { readonly ids: OrgIds }) => {
  const provider = useProvider(ids.orgId);
  const mapping = useEndpoint(access.groups, provider ? { params: ids } : null);
  if (!provider) return null;
  return (
    <Loaded of={mapping} skeleton={<BlockSkeleton height={180} />}>
      {(stored) => <GroupForm ids={ids} stored={stored} provider={provider.label} />}
    </Loaded>
  );
};
