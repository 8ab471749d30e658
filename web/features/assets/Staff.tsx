import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { people } from '#shared/contract/people.ts';
import type { Asset } from '#shared/model/asset.ts';
import { useAnonymisation } from '#web/domain/people/useAnonymisation.ts';
import { useExport } from '#web/domain/people/useExport.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { send } from '#web/platform/api/live.ts';
import { useDraftIds } from '#web/platform/api/useDraft.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { Dialogs, type Opened } from './dialogs/Dialogs.tsx';
import { useRemoval } from './dialogs/useRemoval.ts';
import { PeriodSheet } from './grid/PeriodSheet.tsx';
import { AssetBar } from './list/AssetBar.tsx';
import { AssetList, type AssetListProps } from './list/AssetList.tsx';
import { type AssetAction, AssetMenu } from './list/AssetMenu.tsx';
import { shownOf } from './list/listed.ts';
import { type Marked, markedIn } from './list/marked.ts';
import { useRemembered } from './list/useRemembered.ts';
import styles from './Staff.module.css';

interface StaffProps {
  readonly place: CategoryPlace;
  readonly assets: readonly Asset[];
  readonly refresh: () => Promise<unknown>;
}

/** The staff: the list, the periods of the one chosen, and the dialogs. */
export const Staff = ({ place, assets, refresh }: StaffProps) => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const { today } = usePlanner();
  const [chosen, setChosen] = useAddressState('asset');
  const [hideInactive, setHideInactive] = useRemembered('assets:hideInactive', true);
  const [several, setSeveral] = useRemembered('assets:several', false);
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState<Marked>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const drafts = useDraftIds('assets', place.ids.categoryId, assets);
  const remove = useRemoval(place, () => setChosen(null, { late: true }));
  const anonymise = useAnonymisation();
  const { run: saveAll } = useExport();

  const filter = { search, hideInactive };
  const asset = assets.find(({ id }) => id === chosen) ?? shownOf(assets, { search: '', hideInactive }, today)[0];
  const employees = several ? markedIn(assets, marked) : [];
  const shownId = asset?.id;
  useEffect(() => {
    // The address names the shown employee, so that a new one at the top of the list does not replace it.
    if (chosen === undefined && shownId !== undefined) setChosen(shownId, { late: true });
  }, [chosen, shownId, setChosen]);

  const act = (action: AssetAction, of: Asset) => {
    if (action === 'remove') void remove(of);
    else if (action === 'anonymise') void anonymise({ ...place.ids, assetId: of.id }, of);
    else if (action === 'export') {
      const params = { ...place.ids, assetId: of.id };
      void saveAll(of.name, (cursor) => send(people.exportAsset, { params, query: { cursor } }));
    } else setOpened({ dialog: action, assetId: of.id });
  };
  const openSeveral = () => {
    const [only] = employees;
    if (only)
      setOpened(employees.length === 1 ? { dialog: 'period', assetId: only.id } : { dialog: 'several', employees });
  };
  const newEmployee = (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({ dialog: 'new' })}>
      {t('assets.create.new')}
    </Button>
  );
  const dialogs = (
    <Dialogs
      place={place}
      assets={assets}
      opened={opened}
      onClose={() => setOpened(undefined)}
      onMade={(id) => {
        setSearch('');
        setChosen(id);
      }}
    />
  );
  if (assets.length === 0)
    return (
      <>
        <h1 className="visually-hidden">{t('assets.list.title')}</h1>
        <EmptyState title={t('assets.empty')} action={place.canWrite && newEmployee} />
        {dialogs}
      </>
    );

  const list: AssetListProps = {
    assets,
    today,
    selected: asset?.id,
    drafts,
    hrefOf: (id) => href.plan({ ...place.ids, tab: 'assets', asset: id }),
    canWrite: place.canWrite,
    filter,
    onFilter: (next) => {
      setSearch(next.search);
      setHideInactive(next.hideInactive);
    },
    several,
    onSeveral: setSeveral,
    marked: new Set(employees.map(({ id }) => id)),
    onMarked: setMarked,
    onAction: act,
    action: place.canWrite && newEmployee,
    severalAction: (
      <Button className={styles.wide ?? ''} disabled={employees.length === 0} onClick={openSeveral}>
        {employees.length > 1 ? t('assets.several.new') : t('ui.period.new')}
      </Button>
    ),
  };
  return (
    <div className={styles.two}>
      {isNarrow ? <AssetBar {...list} /> : <AssetList {...list} />}
      {asset ? (
        <PeriodSheet
          key={asset.id}
          place={place}
          asset={asset}
          refresh={refresh}
          onNewPeriod={() => setOpened({ dialog: 'period', assetId: asset.id })}
          menu={place.canWrite && <AssetMenu asset={asset} isFramed onAction={act} />}
        />
      ) : (
        <div>
          <h1 className="visually-hidden">{t('assets.list.title')}</h1>
          <EmptyState title={t('assets.empty')} />
        </div>
      )}
      {dialogs}
    </div>
  );
};
