import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reports } from '#shared/contract/reports.ts';
import { session } from '#web/api/live.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { atLevel, type Place } from '#web/navigation/place.ts';
import { today } from '#web/ui/dates.ts';
import { ScrollRegion } from '#web/ui/frame/ScrollRegion.tsx';
import { useDebounced } from '#web/ui/hooks/useDebounced.ts';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';
import { ReportForm } from './form/ReportForm.tsx';
import { refusalOf } from './model/checks.ts';
import { type Definition, keyOfDefinition } from './model/definition.ts';
import { levelsAt } from './model/levels.ts';
import { isOfPlace } from './model/settings.ts';
import { proposedUnits, type ReportUnit } from './model/units.ts';
import { ExplainingContext, type FigureRef } from './paper/Explained.tsx';
import { ReportDesk } from './ReportDesk.tsx';
import styles from './ReportsTab.module.css';
import { SettingsLine } from './SettingsLine.tsx';
import { useCategoryNames, useDemandYears } from './useOptions.ts';
import { useSettings, useShown } from './useSettings.ts';

/** A figure of a report that is to be explained. */
export interface ExplainRequest {
  readonly definition: Definition;
  readonly figure: FigureRef;
  readonly onClose: () => void;
}

interface ReportsProps {
  readonly place: Place;
  readonly units: readonly ReportUnit[];
  readonly explanation: ((request: ExplainRequest) => ReactNode) | undefined;
}

/** Pause after which chosen units count, in milliseconds. */
const PAUSE = 500;

/** The definition that the form makes; what depends on the units waits until choosing pauses. */
const useDefinition = (place: Place, units: readonly ReportUnit[]) => {
  const { settings, ...address } = useSettings(place);
  const { type, level } = settings;
  const unitIds = useMemo(
    () => settings.unitIds ?? proposedUnits(units, place.ids, { type, level }),
    [settings.unitIds, units, place.ids, type, level],
  );
  const settled = useDebounced(unitIds, PAUSE);
  const names = useCategoryNames(settled);
  const isSettled = settled.join() === unitIds.join();
  const years = useDemandYears(type === 'keyvalues' ? settled : []);
  const forCat = settings.forCat ?? (isSettled ? names : undefined);
  const definition = useMemo(
    (): Definition => ({
      ...settings,
      unitIds,
      forCat,
      allCategories: settings.forCat === undefined,
      place: place.ids,
    }),
    [settings, unitIds, forCat, place.ids],
  );
  return { ...address, settings, definition, names, years };
};

const Reports = ({ place, units, explanation }: ReportsProps) => {
  const { t } = useTranslation();
  const account = useSignal(session)?.username ?? '';
  const { settings, definition, names, years, alter, create, isCreated } = useDefinition(place, units);
  const refusal = refusalOf(definition);
  const shown = useShown(settings, isCreated && refusal === undefined ? definition : undefined);
  const [isBusy, setBusy] = useState(false);
  const [explained, setExplained] = useState<{ readonly key: string; readonly figure: FigureRef }>();
  const key = shown && keyOfDefinition(shown);
  const figure = explained?.key === key ? explained?.figure : undefined;
  const explaining = useMemo(
    () =>
      explanation && key !== undefined && shown && !isOfPlace(shown.type)
        ? { shown: figure, explain: (one: FigureRef) => setExplained({ key, figure: one }) }
        : undefined,
    [explanation, key, shown, figure],
  );
  const panel = shown && figure && explanation?.({ definition: shown, figure, onClose: () => setExplained(undefined) });
  const imprint = useMemo(
    () => ({ about: atLevel(place, 'org')?.name ?? place.name, account, day: today() }),
    [place, account],
  );
  return (
    <div className={`${styles.reports} ${panel ? styles.explaining : ''}`}>
      <h1 className="visually-hidden">{t('reports.title')}</h1>
      {panel && shown ? (
        <SettingsLine
          definition={shown}
          action={
            <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setExplained(undefined)}>
              {t('reports.change')}
            </Button>
          }
        />
      ) : (
        <ReportForm
          settings={settings}
          alter={alter}
          place={place.ids}
          levels={levelsAt(place)}
          units={units}
          unitIds={definition.unitIds}
          categories={names}
          years={years}
          refusal={refusal}
          isBusy={isBusy}
          onCreate={() => create({ ...settings, unitIds: isOfPlace(settings.type) ? undefined : definition.unitIds })}
        />
      )}
      <ScrollRegion label={t('reports.report')} className={styles.desk}>
        <ExplainingContext value={explaining}>
          {shown ? (
            <ReportDesk definition={shown} imprint={imprint} onBusy={setBusy} />
          ) : (
            <EmptyState title={t('reports.empty')} text={t('reports.emptyText')} />
          )}
        </ExplainingContext>
      </ScrollRegion>
      {panel}
    </div>
  );
};

interface ReportsTabProps {
  readonly place: Place;
  /** Draws what explains a figure; without it figures are not explained. */
  readonly explanation?: (request: ExplainRequest) => ReactNode;
}

/** Rapport: a form that defines a report, and the report as it will be printed. */
export const ReportsTab = ({ place, explanation }: ReportsTabProps) => {
  const { t } = useTranslation();
  const units = useEndpoint(reports.units, { params: {} }, { revalidateOnFocus: false });
  return (
    <Loaded of={units} heading={t('plan.report')} skeleton={<TableSkeleton />}>
      {(data) => <Reports place={place} units={data} explanation={explanation} />}
    </Loaded>
  );
};
