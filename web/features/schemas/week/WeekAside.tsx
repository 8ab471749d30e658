import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { weekTexts } from '#web/domain/planning/dates.ts';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import styles from '../SchemasTab.module.css';

interface WeekAsideProps {
  /** The Monday of the selected week. */
  readonly week: Day;
  /** Its panel. */
  readonly children: ReactNode;
}

/** The panel of the selected week beside graph and table, scrolled by itself where it is higher than they are. */
export const WeekAside = ({ week, children }: WeekAsideProps) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <aside className={styles.panel} aria-label={t('schemas.panel.summary', { week: weekTexts(week).week })}>
      <ScrollEdges scroller={scroller} fills rows>
        <div ref={scroller} className={styles.panelRows}>
          {children}
        </div>
      </ScrollEdges>
    </aside>
  );
};
