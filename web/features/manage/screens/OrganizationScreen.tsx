import type { ElementType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#shared/contract/access.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { Groups } from '../access/Groups.tsx';
import { OrganizationForm } from '../form/OrganizationForm.tsx';
import { type FileSettingsProps, OrganizationSettings } from '../form/settings/OrganizationSettings.tsx';
import type { OrgIds } from '../ids.ts';
import { AreaTable } from '../list/AreaTable.tsx';
import { CreateButton } from '../list/CreateButton.tsx';
import list from '../list/ListCard.module.css';
import { ToDoFilter, useToDoFilter } from '../list/ToDoFilter.tsx';
import { useUnitFigures } from '../list/useUnitFigures.ts';
import { isToDo } from '../model/unitFigures.ts';
import { EntityScreen } from './EntityScreen.tsx';

const AreaList = ({ ids }: { readonly ids: OrgIds }) => {
  const { t } = useTranslation();
  const mayConfigure = useRight('configure');
  const tree = useEndpoint(access.tree, { params: {} });
  const figures = useUnitFigures(ids, tree.data?.find(({ id }) => id === ids.orgId)?.areas);
  const [show, setShow] = useToDoFilter();
  const create = mayConfigure && (
    <CreateButton to={href.manage({ ...ids, areaId: NEW })} label={t('manage.new.area')} />
  );
  // What is to do is known with the figures: all are shown until then.
  const toDoOnly = show === 'toDo' && typeof figures !== 'string';
  return (
    <Loaded of={tree} skeleton={<TableSkeleton columns={4} />}>
      {(organizations) => {
        const areas = organizations.find(({ id }) => id === ids.orgId)?.areas ?? [];
        const toDo = areas.flatMap(({ units }) => units.filter((unit) => isToDo(unit, figures)));
        return (
          <Card
            className={list.card}
            title={t('manage.list.areas')}
            note={
              areas.length > 0 && (
                <span role="status">{toDoOnly ? t('manage.tree.units', { count: toDo.length }) : areas.length}</span>
              )
            }
            actions={
              areas.length > 0 && (
                <>
                  {figures !== 'unknown' && <ToDoFilter value={show} onChange={setShow} />}
                  {create}
                </>
              )
            }
          >
            {areas.length === 0 ? (
              <EmptyState title={t('manage.empty.areas')} text={t('manage.empty.areasText')} action={create} />
            ) : toDoOnly && toDo.length === 0 ? (
              <EmptyState title={t('manage.units.nothingToDo')} />
            ) : (
              <AreaTable ids={ids} areas={areas} figures={figures} toDoOnly={toDoOnly} />
            )}
          </Card>
        );
      }}
    </Loaded>
  );
};

interface OrganizationScreenProps {
  readonly ids: OrgIds;
  /** What its categories cost. */
  readonly rates: ReactNode;
  /** Its expected absence. */
  readonly absence: ReactNode;
  /** The import from the HR system. */
  readonly imports: ReactNode;
  /** Reading a workbook in. */
  readonly workbook: ReactNode;
  /** The settings of the HR system's files. */
  readonly FileSettings: ElementType<FileSettingsProps>;
}

/** An organisation: its areas, its fields, its grants, its imports; or a new one. */
export const OrganizationScreen = ({
  ids,
  absence,
  rates,
  imports,
  workbook,
  FileSettings,
}: OrganizationScreenProps) => {
  const { t } = useTranslation();
  const isNew = ids.orgId === NEW;
  const organization = useEndpoint(hierarchy.organization, isNew ? null : { params: ids });
  const up = { to: href.manage(), label: t('manage.list.organizations') };
  return (
    <EntityScreen
      level="org"
      ids={ids}
      isNew={isNew}
      of={organization}
      up={up}
      list={
        // The tree may have been read long before: what cannot be read now is said all the same.
        <Loaded of={organization} skeleton={<TableSkeleton columns={4} />}>
          {() => <AreaList ids={ids} />}
        </Loaded>
      }
      further={{ absence, rates, import: imports, workbook }}
      belowAccess={<Groups ids={ids} />}
      form={(stored) =>
        stored ? <OrganizationSettings stored={stored} FileSettings={FileSettings} /> : <OrganizationForm />
      }
      height={520}
    />
  );
};
