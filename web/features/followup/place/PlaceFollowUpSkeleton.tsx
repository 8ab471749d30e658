import { measures } from '#shared/calculation/index.ts';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './PlaceFollowUpView.module.css';

/** The sums, the text beside or below them, and the months that come. */
export const PlaceFollowUpSkeleton = () => {
  const isPhone = useIsPhone();
  return (
    <div className={`${styles.tab} ${styles.coming}`}>
      <div className={styles.top}>
        <CardSkeleton rows={9} columns={isPhone ? 3 : 2 * measures.length} />
        <CardSkeleton rows={1} columns={0} />
      </div>
      <CardSkeleton rows={6} columns={isPhone ? 3 : 13} />
    </div>
  );
};
