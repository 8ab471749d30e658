import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { CopyDialog } from '../copy/CopyDialog.tsx';
import { AreaForm } from '../form/AreaForm.tsx';
import type { AreaIds } from '../ids.ts';
import { ListCard } from '../list/ListCard.tsx';
import { useUnitColumns } from '../list/useUnitColumns.tsx';
import { EntityScreen } from './EntityScreen.tsx';
import { useUp } from './useUp.ts';

const UnitList = ({ ids }: { readonly ids: AreaIds }) => {
  const { t } = useTranslation();
  const columns = useUnitColumns((unitId) => href.manage({ ...ids, unitId }));
  const mayConfigure = useRight('configure');
  const units = useEndpoint(hierarchy.units, { params: ids });
  const [isCopying, setCopying] = useState(false);
  const copy = <Button onClick={() => setCopying(true)}>{t('manage.copy.open')}</Button>;
  return (
    <Loaded of={units} skeleton={<TableSkeleton columns={3} />}>
      {(list) => (
        <>
          {isCopying && (
            <CopyDialog ids={ids} existing={list.map(({ name: own }) => own)} onClose={() => setCopying(false)} />
          )}
          <ListCard
            name="units"
            title={t('manage.list.units')}
            rows={list}
            empty={t('manage.empty.units')}
            emptyText={t('manage.empty.unitsText')}
            actions={mayConfigure && copy}
            create={mayConfigure && { to: href.manage({ ...ids, unitId: NEW }), label: t('manage.new.unit') }}
            columns={columns}
          />
        </>
      )}
    </Loaded>
  );
};

/** An area: its units, its fields, its grants; or a new one. */
export const AreaScreen = ({ ids }: { readonly ids: AreaIds }) => {
  const isNew = ids.areaId === NEW;
  const area = useEndpoint(hierarchy.area, isNew ? null : { params: ids });
  const up = useUp('org', { orgId: ids.orgId });
  return (
    <EntityScreen
      level="area"
      ids={ids}
      isNew={isNew}
      of={area}
      up={up}
      list={<UnitList ids={ids} />}
      form={(stored) => <AreaForm ids={{ orgId: ids.orgId }} stored={stored} />}
      height={180}
    />
  );
};
