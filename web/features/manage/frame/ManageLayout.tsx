import { Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { TreePanel } from '../tree/TreePanel.tsx';
import styles from './ManageFrame.module.css';

/** Förvalta: the tree left, the screen of the chosen place right. Narrow screens go by the lists of the levels instead. */
export const ManageLayout = () => {
  const ids = useParams();
  const isWide = useMedia('(min-width: 1000px)');
  return (
    <div className={styles.layout}>
      {isWide && <TreePanel ids={ids} />}
      <Suspense>
        <Outlet />
      </Suspense>
    </div>
  );
};
