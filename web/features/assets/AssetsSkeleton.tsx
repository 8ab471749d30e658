import { PeriodSkeleton, TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './Staff.module.css';

/** The tab while the staff is on its way. */
export const AssetsSkeleton = () => (
  <div className={styles.two}>
    <div className={styles.bones}>
      <PeriodSkeleton />
    </div>
    <div className={styles.bones}>
      <TableSkeleton columns={10} />
    </div>
  </div>
);
