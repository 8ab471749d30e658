import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import type { ManageTab } from '../level.ts';
import { TreePanel } from '../tree/TreePanel.tsx';
import styles from './ManageFrame.module.css';

/** The button and the drawer of the tree, where it has no room beside the screen. */
const TreeDrawer = () => {
  const { t } = useTranslation();
  const ids = useParams();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen place closes the drawer.
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <>
      <Button icon={<ApartmentOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('app.place.all')}
      </Button>
      <Drawer
        title={t('app.place.all')}
        placement="left"
        size={320}
        classNames={{ body: styles.drawer ?? '' }}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        destroyOnHidden
      >
        <TreePanel ids={ids} />
      </Drawer>
    </>
  );
};

/** The tabs of wide sheets, which take the room of the tree. */
const sheets: ReadonlySet<string> = new Set<ManageTab>(['rates', 'followup']);

/** Förvalta: the tree left, the screen of the chosen place right. Below 1200 px, beside a wide sheet and beside the settings of an organisation, the tree is a drawer. */
export const ManageLayout = () => {
  const ids = useParams();
  const hasRoom = useMedia('(min-width: 1200px)');
  const hasRoomForSheets = useMedia('(min-width: 1680px)');
  // The groups of an organisation's settings take the place of the tree.
  const isSettings = ids.tab === 'edit' && ids.areaId === undefined;
  const isWide = !isSettings && (hasRoomForSheets || (hasRoom && !sheets.has(ids.tab ?? '')));
  return (
    <div className={`${styles.layout} ${isWide ? styles.withTree : ''}`}>
      {isWide && <TreePanel ids={ids} />}
      <Suspense>
        <Outlet context={isWide ? undefined : <TreeDrawer />} />
      </Suspense>
    </div>
  );
};
