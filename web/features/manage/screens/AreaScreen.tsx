import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Unit } from '#shared/model/unit.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { CopyDialog } from '../copy/CopyDialog.tsx';
import { AreaForm } from '../form/AreaForm.tsx';
import type { AreaIds } from '../ids.ts';
import { ListCard } from '../list/ListCard.tsx';
import { useColumns } from '../list/useColumns.tsx';
import { EntityScreen } from './EntityScreen.tsx';
import { useUp } from './useUp.ts';

const UnitList = ({ ids }: { readonly ids: AreaIds }) => {
  const { t } = useTranslation();
  const { name } = useColumns((id) => href.manage({ ...ids, unitId: id }));
  const mayConfigure = useRight('configure');
  const units = useEndpoint(hierarchy.units, { params: ids });
  const [isCopying, setCopying] = useState(false);
  const shows = ({ hasBedsActivated, hasBudgetHours, hidden }: Unit) =>
    [
      hidden && t('manage.field.hidden'),
      hasBedsActivated && t('manage.field.hasBedsActivated'),
      hasBudgetHours && t('manage.field.hasBudgetHours'),
    ]
      .filter(Boolean)
      .join(' · ');
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
            columns={[
              name,
              { id: 'shortName', head: t('manage.field.shortName'), value: ({ shortName }) => shortName },
              { id: 'shows', head: t('manage.field.screens'), value: shows, wideOnly: true },
              {
                id: 'categories',
                head: t('manage.list.categories'),
                value: ({ categories }) => categories.length,
                align: 'right',
                wideOnly: true,
              },
            ]}
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
