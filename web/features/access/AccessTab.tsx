import { useTranslation } from 'react-i18next';
import { access } from '#shared/contract/access.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';

/** Who reaches a place. */
export const AccessTab = ({ level, id }: { readonly level: 'organization' | 'area' | 'unit'; readonly id: string }) => {
  const { t } = useTranslation();
  const list = useEndpoint(access.list, { params: { level, id } });
  return (
    <Loaded of={list} skeleton={<TableSkeleton columns={3} />}>
      {(grants) => (
        <p>
          {t('manage.tab.access')} {grants.length}
        </p>
      )}
    </Loaded>
  );
};
