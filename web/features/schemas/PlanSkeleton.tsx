import { BlockSkeleton, TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './SchemasTab.module.css';

/** Graph and table that come. */
export const PlaneSkeleton = () => (
  <>
    <BlockSkeleton height={236} />
    <TableSkeleton rows={12} />
  </>
);

/** A plan period and its week that come. */
export const PlanCardSkeleton = () => (
  <>
    <section className={styles.card}>
      <PlaneSkeleton />
    </section>
    <div className={`${styles.panel} wide-only`} />
  </>
);
