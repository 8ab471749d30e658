import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { WholePlan } from '#shared/model/wholePlan.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';
import { LastChange } from '#web/domain/history/LastChange.tsx';
import { ChangePeriodDialog } from '#web/domain/planning/ChangePeriodDialog.tsx';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { daysOfWeeks, ExportReceipts } from '#web/domain/receipts/ExportReceipts.tsx';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { usePrintChoice } from '#web/kit/ui/print/usePrintChoice.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { figuresOfCategory } from './figures.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanMenu } from './PlanMenu.tsx';
import { PeriodPrint } from './print/PeriodPrint.tsx';
import type { PrintAction } from './print/usePrintLooks.tsx';
import { WeekPrint } from './print/WeekPrint.tsx';
import styles from './SchemasTab.module.css';
import { headingOf } from './texts.ts';
import { usePlanNet } from './usePlanNet.tsx';
import type { usePlanPeriodActions } from './usePlanPeriodActions.ts';
import { usePeople } from './week/usePeople.ts';
import { WeekAside } from './week/WeekAside.tsx';
import { WeekFigures } from './week/WeekFigures.tsx';
import { WeekPanel } from './week/WeekPanel.tsx';
import { WeekPeople } from './week/WeekPeople.tsx';
import { WeekSheet } from './week/WeekSheet.tsx';

interface PlanViewProps {
  readonly place: CategoryPlace;
  readonly list: readonly Schema[];
  readonly schema: Schema;
  /** The Monday of the selected week. */
  readonly week: Day;
  /** What came with the list: the receipts of one of its periods, and the people of one week. */
  readonly shown: NonNullable<WholePlan['shown']> | undefined;
  readonly refresh: () => unknown;
  readonly selectWeek: (monday: Day) => void;
  readonly actions: ReturnType<typeof usePlanPeriodActions>;
  /** On a phone what leads to all categories of the unit. */
  readonly whole: ReactNode;
}

/** The selected plan period with its receipts, and the panel of the selected week. */
export const PlanView = (props: PlanViewProps) => {
  const { place, list, schema, week, shown, refresh, selectWeek, actions, whole } = props;
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isWithList = shown?.schemaId === schema.id;
  const own = useEndpoint(schemas.receipt, isWithList ? null : { params: { ...place.ids, schemaId: schema.id } });
  const receipts = isWithList ? { data: shown.receipts, error: undefined, mutate: refresh } : own;
  const { netMonday, figureSwitch } = usePlanNet(receipts.data);
  const figures = useMemo(
    () => receipts.data && figuresOfCategory(receipts.data, netMonday),
    [receipts.data, netMonday],
  );
  // Requested beside the receipts; a phone shows the people in the sheet only.
  usePeople(place, isPhone ? undefined : week, shown);
  const planner = usePlanner();
  const { level } = accessLevelOf(schema, planner.today, planner.mayChangeHistory);
  const editable = place.canWrite && level !== 'readOnly';
  const receipt = receipts.data?.find(({ start }) => start === week) ?? receipts.data?.[0];

  const shownDiff = figures?.differences.find((one) => one.week === receipt?.week)?.diff;
  const isNet = netMonday !== undefined && receipt !== undefined && receipt.start >= netMonday;
  const print = usePrintChoice<PrintAction>('period');

  const panel = receipt &&
    receipts.data && {
      place,
      schema,
      receipts: receipts.data,
      receipt,
      shown,
      editable,
      netMonday,
      onSelect: selectWeek,
    };
  const failed = panel === undefined && receipts.error !== undefined;

  return (
    <>
      {figureSwitch && <TabTools>{figureSwitch}</TabTools>}
      <section className={`${styles.card} ${failed ? styles.wide : ''}`} aria-label={t('schemas.period')}>
        <ProblemAlert problem={actions.remove.problem} title={t('failed.schema.remove')} />
        <PlanCard
          schema={schema}
          query={{ data: figures, error: receipts.error, mutate: receipts.mutate }}
          week={receipt?.start ?? week}
          onSelect={selectWeek}
          change={<LastChange stamp={schema} name={headingOf(schema)} />}
          menu={
            <>
              {whole}
              <PlanMenu place={place} schema={schema} actions={actions} onPrint={print.print} />
            </>
          }
        />
      </section>
      {isPhone && panel && (
        <WeekSheet
          {...panel}
          difference={{
            label: t(isNet ? 'schemas.panel.netDiff' : 'schemas.bill.difference'),
            value: shownDiff ?? null,
          }}
        >
          <WeekPanel {...panel} />
        </WeekSheet>
      )}
      {!isPhone && !failed && <WeekAside week={week}>{panel && <WeekPanel {...panel} />}</WeekAside>}
      <ExportReceipts place={place} range={daysOfWeeks(receipts.data)} />
      <PrintButton ready={panel !== undefined} />
      {figures && print.what === 'period' && <PeriodPrint place={place} figures={figures} comments={schema.comments} />}
      {panel && print.what === 'week' && (
        <WeekPrint place={place} receipt={panel.receipt} comments={schema.comments}>
          <WeekFigures receipt={panel.receipt} netMonday={netMonday} />
          <WeekPeople place={place} monday={panel.receipt.start} shown={shown} />
        </WeekPrint>
      )}
      {actions.dialog === 'move' && (
        <ChangePeriodDialog key={schema.id} list={list} period={schema} actions={actions} />
      )}
    </>
  );
};
