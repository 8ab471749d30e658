import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#shared/contract/access.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import card from '../list/ListCard.module.css';
import { AccessTable } from './AccessTable.tsx';
import type { AccessPlace } from './accessPlace.ts';
import { GrantDialog } from './GrantDialog.tsx';
import { accountsIn } from './useReaching.ts';

/** Who reaches this place, by grants on it and above it, and a button for a new grant. */
export const AccessTab = ({ place }: { readonly place: AccessPlace }) => {
  const { t } = useTranslation();
  const [granting, setGranting] = useState(false);
  const grants = useEndpoint(access.list, { params: { level: place.level, id: place.id } });
  const give = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setGranting(true)}>
      {t('access.give')}
    </Button>
  );
  return (
    <Loaded of={grants} skeleton={<TableSkeleton columns={3} />}>
      {(list) => (
        <Card className={card.card} title={t('access.title')} note={accountsIn(list)} actions={list.length > 0 && give}>
          {list.length === 0 ? (
            <EmptyState title={t('access.empty')} text={t('access.emptyText')} action={give} />
          ) : (
            <AccessTable place={place} grants={list} />
          )}
          {granting && <GrantDialog place={place} onClose={() => setGranting(false)} />}
        </Card>
      )}
    </Loaded>
  );
};
