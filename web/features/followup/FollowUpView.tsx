import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedMonth } from '#shared/model/closing.ts';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import { FiguresDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { FollowUpGraph } from '#web/domain/followup/FollowUpGraph.tsx';
import { FollowUpLegend } from '#web/domain/followup/FollowUpLegend.tsx';
import { FollowUpPaper } from '#web/domain/followup/FollowUpPaper.tsx';
import { FollowUpTable } from '#web/domain/followup/FollowUpTable.tsx';
import { lackingMonths, lacksOfYear } from '#web/domain/followup/lacks.ts';
import { monthOfYear } from '#web/domain/followup/months.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { Printed } from '#web/kit/ui/print/mode.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { PrintSheet, SHEET } from '#web/kit/ui/print/PrintFrame.tsx';
import { QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import styles from './FollowUpView.module.css';
import { SideCards } from './SideCards.tsx';

interface FollowUpViewProps {
  readonly unit: UnitPlace;
  readonly followUp: FollowUpUnit;
  /** Of a kept report: the month that it was kept at. */
  readonly closed?: ClosedMonth;
  /** Opens the kept report of a closed month; left out in such a report. */
  readonly onClosed?: (month: number) => void;
}

const hasActivities = ({ groups }: FollowUpUnit): boolean =>
  groups.some(({ rows }) => rows.some(({ key }) => /^(manager|worklog|detailed|other):/.test(key)));

/** The year of a unit: graph and table on one axis of months, and beside them what is missing, comments and rates. */
export const FollowUpView = ({ unit, followUp, closed, onClosed }: FollowUpViewProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { year } = followUp;
  const lacks = lacksOfYear(followUp, followUp.quality);
  const incomplete = lackingMonths(lacks).length;
  const period = closed ? t('followup.closing.period', { month: monthOfYear(year, closed.month) }) : String(year);
  const title = t('followup.title', { year: period });
  if (!hasActivities(followUp))
    return (
      <div>
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState title={t('followup.noneInYear')} />
      </div>
    );
  return (
    <div className={styles.tab}>
      <section className={styles.card} aria-labelledby={id}>
        <header className={styles.header}>
          <h1 id={id}>{title}</h1>
          {incomplete > 0 && (
            <span className={styles.incomplete}>
              <WarningFilled aria-hidden /> {t('followup.incomplete', { count: incomplete })}
            </span>
          )}
          <span className={styles.grow} />
          <FollowUpLegend />
        </header>
        <ScrollRegion className={styles.scroll} label={t('followup.region')} shown={year}>
          <div className={styles.year}>
            <FollowUpGraph unit={followUp} lacks={lacks} />
            <FiguresDrawer report={{ type: 'followup', unitIds: [unit.id], startYear: year, endYear: year }}>
              <FollowUpTable unit={followUp} lacks={lacks} caption={t('followup.table', { year: String(year) })} />
            </FiguresDrawer>
          </div>
        </ScrollRegion>
      </section>
      <SideCards unit={unit} followUp={followUp} lacks={lacks} onClosed={onClosed} />
      <PrintButton />
      <PlanPrint place={unit} screen={t('plan.followup')} period={period}>
        <PrintSheet>
          <Printed value>
            <QualityNote quality={followUp.quality} />
            <FollowUpPaper unit={followUp} lacks={lacks} width={SHEET} />
          </Printed>
        </PrintSheet>
      </PlanPrint>
    </div>
  );
};
