import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '#web/navigation/href.ts';
import { routes, tabs } from '#web/navigation/routes.ts';
import { usePlan } from '#web/navigation/usePlan.ts';
import { Tabs } from '#web/ui/frame/Tabs.tsx';
import styles from './TabRow.module.css';

/** The tabs of the plan page, and right of them the slot for the tools of the shown tab; empty on other screens. */
export const TabRow = ({ toolsRef }: { readonly toolsRef: Ref<HTMLElement> }) => {
  const { t } = useTranslation();
  const { place, tab } = usePlan();
  const { pathname } = useLocation();
  if (pathname !== routes.plan.path) return <div className={styles.edge} />;
  return (
    <div className={styles.row}>
      <Tabs
        label={t('plan.tabs')}
        tabs={tabs.map((id) => ({ id, to: href.plan({ ...place?.ids, tab: id }), label: t(`plan.${id}`) }))}
        shown={tab}
      />
      <section ref={toolsRef} className={styles.tools} aria-label={t('plan.tools')} />
    </div>
  );
};
