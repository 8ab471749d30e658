import { useTranslation } from 'react-i18next';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './Panel.module.css';

/** Skeleton of the explanation. */
export const PanelSkeleton = () => {
  const { t } = useTranslation();
  return (
    <section className={`${styles.panel} ${styles.coming}`} role="status" aria-label={t('app.loading')}>
      <Bone width="64%" height={16} />
      <Bone width="82%" height={11} />
      <Bone width={92} height={42} />
      <Bone height={26} />
      <Bone height={26} />
      <Bone height={26} />
    </section>
  );
};
