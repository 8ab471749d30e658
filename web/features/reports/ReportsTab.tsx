import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reports } from '#shared/contract/reports.ts';
import { FigureDrawer } from '#web/domain/explain/ExplainingDrawer.tsx';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import type { FigureRef } from '#web/domain/explained/figure.ts';
import { today } from '#web/kit/ui/dates.ts';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useDebounced } from '#web/kit/ui/hooks/useDebounced.ts';
import { useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { session } from '#web/platform/api/live.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { atLevel, type Place } from '#web/platform/navigation/place.ts';
import { reportBody } from './answers.tsx';
import { ChangeButton } from './ChangeButton.tsx';
import { ReportForm } from './form/ReportForm.tsx';
import { useTicked } from './keyvalues/useTicked.ts';
import { keptActivities } from './model/activities.ts';
import { refusalOf } from './model/checks.ts';
import { type Definition, keyOfDefinition } from './model/definition.ts';
import { levelsAt } from './model/levels.ts';
import { isOfActivities, isOfPlace } from './model/types.ts';
import { categoryNames, proposedUnits, type ReportUnit } from './model/units.ts';
import { ReportDesk } from './ReportDesk.tsx';
import styles from './ReportsTab.module.css';
import { SettingsLine } from './SettingsLine.tsx';
import { ReportTools } from './tools/ReportTools.tsx';
import { SavedSettings } from './tools/SavedSettings.tsx';
import { useActivityNames, useCategoryNames, useUnits, useYears } from './useOptions.ts';
import { useSettings, useShown } from './useSettings.ts';

const ExplainPanel = lazy(
  loadChunk(async () => ({ default: (await import('#web/domain/explain/ExplainPanel.tsx')).ExplainPanel })),
);

/** Pause after which chosen units count, in milliseconds: what depends on them is requested then. */
const PAUSE = 500;

interface ReportsProps {
  readonly place: Place;
  readonly units: readonly ReportUnit[];
}

/** The definition that the form makes; what depends on the units waits until choosing pauses. */
const useDefinition = (place: Place, all: readonly ReportUnit[]) => {
  const { settings, ...address } = useSettings(place);
  const { type, level } = settings;
  const units = useUnits(all, type);
  const unitIds = useMemo(
    () => settings.unitIds ?? proposedUnits(units, place.ids, { type, level }),
    [settings.unitIds, units, place.ids, type, level],
  );
  const settled = useDebounced(unitIds, PAUSE);
  const names = useCategoryNames(isOfActivities(type) ? [] : settled);
  const isSettled = settled.join() === unitIds.join();
  const years = useYears(type, settled);
  const knownActivities = useActivityNames(isOfActivities(type) ? settled : [], settings);
  const available = isSettled ? knownActivities : undefined;
  const activities = useMemo(() => keptActivities(settings.activities, available), [settings.activities, available]);
  const ofPlace = useMemo(() => categoryNames(place, unitIds), [place, unitIds]);
  const forCat = isOfPlace(type) ? ofPlace : (settings.forCat ?? (isSettled ? names : undefined));
  const definition = useMemo(
    (): Definition => ({
      ...settings,
      unitIds,
      forCat,
      activities,
      allCategories: isOfPlace(type) || settings.forCat === undefined,
      place: place.ids,
    }),
    [settings, type, unitIds, forCat, activities, place.ids],
  );
  return { ...address, settings, definition, units, names: isSettled ? names : undefined, available, years };
};

const Reports = ({ place, units: all }: ReportsProps) => {
  const { t } = useTranslation();
  const account = useSignal(session)?.username ?? '';
  const { settings, definition, units, names, available, years, alter, choose, create, isCreated } = useDefinition(
    place,
    all,
  );
  const unitIds = useMemo(() => new Set(all.map(({ unitId }) => unitId)), [all]);
  const levels = levelsAt(place, settings.type);
  const refusal = refusalOf(definition, { activities: available, categories: names, unitIds, levels });
  const shown = useShown(settings, isCreated && refusal === undefined ? definition : undefined);
  const [isBusy, setBusy] = useState(false);
  const isPhone = useIsPhone();
  const isBelowForm = useMedia('(max-width: 1000px)');
  // Of an address that asks for it, as soon as the names that it takes are known.
  const isComing = isCreated && (refusal === 'loading' || refusal === 'loadingActivities');
  const [isChanging, setChanging] = useState(false);
  const isFolded = isBelowForm && isCreated && !isChanging && (shown !== undefined || isComing);
  // The same settings created again are computed anew.
  const [round, setRound] = useState(0);
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round === 0 || !isFolded) return;
    // The button that was pressed lies below the form, which is a line now; a low window scrolls as a whole.
    tab.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [round, isFolded]);
  const [explained, setExplained] = useState<{ readonly key: string; readonly figure: FigureRef }>();
  const key = shown && keyOfDefinition(shown);
  const ticked = useTicked();
  const body = useMemo(() => {
    const report = shown && reportBody(shown);
    return report?.type === 'keyvalues' ? { ...report, shifts: [...ticked] } : report;
  }, [shown, ticked]);
  const figure = explained?.key === key ? explained?.figure : undefined;
  const explaining = useMemo(
    () =>
      key !== undefined
        ? { shown: figure, explain: (one: FigureRef) => setExplained({ key, figure: one }) }
        : undefined,
    [key, figure],
  );
  const closeFigure = () => setExplained(undefined);
  const explanation = body && figure && <ExplainPanel report={body} figure={figure} onClose={closeFigure} />;
  const isBeside = explanation !== undefined && !isBelowForm;
  const change = () => {
    closeFigure();
    setChanging(true);
  };
  const changeButton = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  // Back to the paper, of whose settings those of the form are again.
  const leaveForm = (of: Definition) => {
    isLeft.current = true;
    setChanging(false);
    if (isCreated) return;
    const forCat = of.allCategories ? undefined : of.forCat;
    create({ ...of, forCat, unitIds: isOfPlace(of.type) ? undefined : of.unitIds });
  };
  useEffect(() => {
    if (!isFolded || !isLeft.current) return;
    isLeft.current = false;
    changeButton.current?.focus();
  }, [isFolded]);
  const imprint = useMemo(
    () => ({ about: atLevel(place, 'org')?.name ?? place.name, account, day: today() }),
    [place, account],
  );
  return (
    <div
      ref={tab}
      className={`${styles.reports} ${isBeside ? styles.explaining : ''} ${shown || isComing ? '' : styles.unmade}`}
    >
      <h1 className="visually-hidden">{t('reports.title')}</h1>
      {isBeside && <SettingsLine definition={shown ?? definition} units={all} onChange={change} />}
      {!isBeside && !isFolded && (
        <ReportForm
          isOpened={isChanging}
          onLeave={isBelowForm && shown ? () => leaveForm(shown) : undefined}
          settings={settings}
          alter={alter}
          place={place}
          levels={levels}
          units={units}
          unitIds={definition.unitIds}
          categories={names}
          activities={available}
          chosenActivities={definition.activities}
          years={years}
          refusal={refusal}
          isBusy={isBusy}
          onCreate={() => {
            setRound((before) => before + 1);
            setChanging(false);
            create({ ...settings, unitIds: isOfPlace(settings.type) ? undefined : definition.unitIds });
          }}
        />
      )}
      <ScrollRegion label={t('reports.report')} className={styles.desk}>
        <ExplainingContext value={explaining}>
          {shown ? (
            <ReportDesk
              key={round}
              definition={shown}
              imprint={imprint}
              isAsked={round > 0}
              onBusy={setBusy}
              tool={isFolded ? <ChangeButton ref={changeButton} isShort onClick={change} /> : null}
            />
          ) : isComing ? (
            <CardSkeleton />
          ) : (
            <div className={styles.blank}>
              <EmptyState
                title={t('reports.empty')}
                text={t(isBelowForm ? 'reports.emptyBelow' : 'reports.emptyText')}
              />
            </div>
          )}
        </ExplainingContext>
      </ScrollRegion>
      {isBelowForm ? (
        <FigureDrawer isOpen={explanation !== undefined} onClose={closeFigure}>
          {explanation}
        </FigureDrawer>
      ) : (
        explanation && (
          <div className={styles.panel}>
            <Suspense fallback={<CardSkeleton />}>{explanation}</Suspense>
          </div>
        )
      )}
      <TabTools>
        <SavedSettings definition={definition} legend={ticked} onChoose={choose} />
      </TabTools>
      {shown && !isPhone && <ReportTools definition={shown} />}
    </div>
  );
};

/** Rapport: a form that defines a report, and the report as it will be printed. */
export const ReportsTab = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation();
  const units = useEndpoint(reports.units, { params: {} }, { revalidateOnFocus: false });
  return (
    <Loaded of={units} heading={t('plan.report')} skeleton={<CardSkeleton />}>
      {(data) => <Reports place={place} units={data} />}
    </Loaded>
  );
};
