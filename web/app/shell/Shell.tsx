import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabsSlot } from '#web/kit/ui/frame/TabsSlot.ts';
import { TabToolsSlot } from '#web/kit/ui/frame/TabTools.tsx';
import { LeaveGuard } from '#web/kit/ui/leave/LeaveGuard.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NoticeBanner } from './NoticeBanner.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import styles from './Shell.module.css';
import { StorageBanner } from './StorageBanner.tsx';
import { TabRow } from './TabRow.tsx';
import { useIdleLimit } from './useIdleLimit.ts';

const focusMain = () => document.getElementById('main')?.focus();

/** The frame of every signed-in screen: header, tabs with the tab's tools, banners, content, footer. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  useIdleLimit();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [tabsSlot, setTabsSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={focusMain}>
        {t('app.skip')}
      </button>
      <LeaveGuard />
      <Header tabsRef={setTabsSlot} />
      <TabsSlot value={tabsSlot}>
        <TabRow toolsRef={setSlot} />
        <OfflineBanner />
        <StorageBanner />
        <NoticeBanner />
        <main id="main" tabIndex={-1} className={styles.main}>
          <TabToolsSlot value={slot}>{children}</TabToolsSlot>
        </main>
      </TabsSlot>
      <div className={styles.foot}>
        <Footer />
      </div>
    </div>
  );
};
