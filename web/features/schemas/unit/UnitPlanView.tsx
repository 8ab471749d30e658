import { useTranslation } from 'react-i18next';
import type { UnitPeriod } from '#shared/planning/unitPeriods.ts';
import type { Day } from '#shared/time/day.ts';
import { ExplainDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { PeriodMenu } from '#web/domain/planning/PeriodMenu.tsx';
import { daysOfWeeks, ExportReceipts } from '#web/domain/receipts/ExportReceipts.tsx';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { usePrintChoice } from '#web/kit/ui/print/usePrintChoice.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { PlanCard } from '../PlanCard.tsx';
import { PeriodPrint } from '../print/PeriodPrint.tsx';
import { type PrintAction, printActions, usePrintLooks } from '../print/usePrintLooks.tsx';
import { WeekPrint } from '../print/WeekPrint.tsx';
import styles from '../SchemasTab.module.css';
import { WeekAside } from '../week/WeekAside.tsx';
import { WeekFrame } from '../week/WeekFrame.tsx';
import { WeekSheet } from '../week/WeekSheet.tsx';
import { UnitWeek } from './UnitWeek.tsx';
import { type ShownUnitPlan, useUnitPeople, useUnitPlan } from './useUnitPlan.ts';

interface UnitPlanViewProps {
  readonly place: Place;
  readonly period: UnitPeriod;
  /** The Monday of the selected week. */
  readonly week: Day;
  readonly shown: ShownUnitPlan | undefined;
  readonly refresh: () => unknown;
  readonly selectWeek: (monday: Day) => void;
}

/** The selected weeks of a unit with the sums of its categories, and the panel of the selected week. */
export const UnitPlanView = ({ place, period, week, shown: known, refresh, selectWeek }: UnitPlanViewProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { receipts: rows, figureSwitch, query } = useUnitPlan(place, period, known, refresh);
  // Requested beside the receipts; a phone shows the people in the sheet only.
  useUnitPeople(place, isPhone ? undefined : week, known);
  const { data: figures } = query;
  const at = figures?.receipts.findIndex(({ start }) => start === week) ?? -1;
  const receipt = figures?.receipts[Math.max(0, at)];
  const print = usePrintChoice<PrintAction>('period');
  const looks = usePrintLooks();
  const shown = rows && receipt && (
    <UnitWeek place={place} rows={rows} receipt={receipt} shown={known} netMonday={figures?.netMonday} />
  );
  const panel = figures && receipt && shown && (
    <WeekFrame receipts={figures.receipts} receipt={receipt} onSelect={selectWeek}>
      <ExplainDrawer
        week={{
          unitId: place.id,
          unitIds: [place.id],
          monday: receipt.start,
          categoryName: null,
          categories: place.children.map(({ name }) => name),
        }}
      >
        {shown}
      </ExplainDrawer>
    </WeekFrame>
  );
  const isShared = period.categories.length === place.children.length;
  const failed = panel === undefined && query.error !== undefined;
  return (
    <>
      {figureSwitch && <TabTools>{figureSwitch}</TabTools>}
      <section className={`${styles.card} ${failed ? styles.wide : ''}`} aria-label={t('schemas.period')}>
        <PlanCard
          schema={period}
          query={query}
          week={receipt?.start ?? week}
          onSelect={selectWeek}
          facts={isShared ? [] : [period.categories.join(', ')]}
          menu={<PeriodMenu label={t('schemas.more')} actions={printActions} looks={looks} onAction={print.print} />}
        />
      </section>
      {isPhone && figures && receipt && (
        <WeekSheet
          receipts={figures.receipts}
          receipt={receipt}
          onSelect={selectWeek}
          difference={{ label: t('schemas.row.short'), value: figures.differences[Math.max(0, at)]?.diff ?? null }}
        >
          {panel}
        </WeekSheet>
      )}
      {!isPhone && !failed && <WeekAside week={week}>{panel}</WeekAside>}
      <ExportReceipts place={place} range={daysOfWeeks(figures?.receipts)} by="category" />
      <PrintButton ready={figures !== undefined} />
      {figures && print.what === 'period' && <PeriodPrint place={place} figures={figures} comments="" />}
      {receipt && shown && print.what === 'week' && (
        <WeekPrint place={place} receipt={receipt}>
          {shown}
        </WeekPrint>
      )}
    </>
  );
};
