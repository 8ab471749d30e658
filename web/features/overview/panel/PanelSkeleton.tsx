import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useIsLow, useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './Panel.module.css';

/** Skeleton of the explanation; on a phone and in a low window of the bar that it is folded to at first. */
export const PanelSkeleton = () => {
  const { t } = useTranslation();
  const [phone, low] = [useIsPhone(), useIsLow()];
  const folded = phone || low;
  return (
    <section
      className={clsx(styles.panel, styles.coming, folded && styles.folded)}
      role="status"
      aria-label={t('app.loading')}
    >
      {folded ? (
        <>
          <div className={styles.lines}>
            <Bone width="64%" height={14} />
            {phone && <Bone width="82%" height={11} />}
          </div>
          <Bone width={phone ? 72 : 56} height={phone ? 38 : 29} />
        </>
      ) : (
        <>
          <Bone width="64%" height={16} />
          <Bone width="82%" height={11} />
          <Bone width={92} height={42} />
          <Bone height={26} />
          <Bone height={26} />
          <Bone height={26} />
        </>
      )}
    </section>
  );
};
