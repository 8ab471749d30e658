import { clsx } from 'clsx';
import { type CSSProperties, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fewRuns } from '#shared/model/remedy.ts';
import { NoPlaces } from '#web/domain/planning/NoPlaces.tsx';
import { ExportReceipts } from '#web/domain/receipts/ExportReceipts.tsx';
import { FigureSwitch } from '#web/domain/receipts/FigureSwitch.tsx';
import { useFigures } from '#web/domain/receipts/useFigures.ts';
import { EmptyUnit } from '#web/domain/setup/EmptyUnit.tsx';
import { today } from '#web/kit/ui/dates.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { flatten, isCategory, type Place, unitAt } from '#web/platform/navigation/place.ts';
import { SinceLast } from './band/SinceLast.tsx';
import { UnitBand } from './band/UnitBand.tsx';
import { Detail } from './detail/Detail.tsx';
import { Facts } from './Facts.tsx';
import { ImportFailures } from './imports/ImportFailures.tsx';
import { planOf, planPlaceOf } from './links.ts';
import { CoverageMap } from './map/CoverageMap.tsx';
import { Legend } from './map/Legend.tsx';
import { LoadProgress } from './map/LoadProgress.tsx';
import { RiskLegend } from './map/RiskLegend.tsx';
import { type CellRef, defaultCell, findCell } from './model/cells.ts';
import { expectedRuns } from './model/expectedRuns.ts';
import { factsOf, factWeeks } from './model/facts.ts';
import { categoriesOf, chosenOf, isOfUnits } from './model/outline.ts';
import { riskRows } from './model/risk.ts';
import styles from './OverviewTab.module.css';
import { Panel } from './panel/Panel.tsx';
import { PanelSkeleton } from './panel/PanelSkeleton.tsx';
import { OverviewPrint } from './print/OverviewPrint.tsx';
import { RemedyList } from './remedies/RemedyList.tsx';
import { usePhonePart } from './remedies/usePhonePart.tsx';
import { useRemedies } from './remedies/useRemedies.ts';
import { mapFigures } from './texts.ts';
import { Tools } from './tools/Tools.tsx';
import { useRows } from './useRows.ts';
import { useSelectedCell } from './useSelectedCell.ts';
import { useUnit } from './useUnit.ts';
import { thisMonday, useView } from './useView.ts';

interface OverviewProps {
  /** An organisation, area or unit. */
  readonly place: Place;
  /** The category in the address, at a unit. */
  readonly category: string | undefined;
}

/** So many rows are seen without scrolling above the graph of the selected one. */
const MOST_ROWS = 6;

/** A map without a graph of so many rows is lower than the panel beside it. */
const FEW_ROWS = 12;

const Overview = ({ place, category }: OverviewProps) => {
  const { t } = useTranslation();
  const go = useNavigate();
  const { view, alter, addressOf } = useView();
  const { range } = view;
  const by = place.level === 'unit' ? 'category' : view.by;
  const categories = useMemo(() => categoriesOf(place), [place]);
  const chosen = useMemo(() => chosenOf(categories, view.chosen), [categories, view.chosen]);
  const [figures, chooseFigures] = useFigures();
  const map = useRows(place, { by, chosen, range, figures });
  const shownFigures = map.assumes ? figures : 'gross';
  const isNet = shownFigures !== 'gross';
  const isRisk = shownFigures === 'risk';
  const isShare = map.rows.some(isOfUnits);
  const mapRows = useMemo(() => (isRisk ? riskRows(map.rows, thisMonday()) : map.rows), [isRisk, map.rows]);
  const weeks = useMemo(() => factWeeks(range.weeks, today()), [range]);
  const facts = useMemo(() => (map.loaded ? factsOf(map.rows, weeks) : undefined), [map.loaded, map.rows, weeks]);
  const start = range.start;
  const [selectedCell, select] = useSelectedCell(
    view.cell,
    useMemo(() => (cell: CellRef) => alter({ from: start, cell }, { replace: true }), [alter, start]),
  );
  const first = useMemo(
    () => (map.loaded ? defaultCell(map.rows, today(), category) : undefined),
    [map.loaded, map.rows, category],
  );
  const found = findCell(map.rows, selectedCell) ?? findCell(map.rows, first);
  const cell = found && { row: found.row.key, week: found.cell.week.start };
  const [hovered, setHovered] = useState<CellRef>();
  const explained = useDeferredValue(findCell(map.rows, hovered) ?? found);
  const [closed, setClosed] = useState(false);
  const unit = useUnit(place, map, chosen);
  const remedyFigures = isNet ? 'net' : 'gross';
  const remedies = useRemedies(place, remedyFigures, map.loaded);
  const expected = place.level === 'unit' ? expectedRuns(map.rows, thisMonday()) : fewRuns;

  const open = async (at: CellRef) => {
    const opened = findCell(map.rows, at);
    const target = opened && planPlaceOf(opened.row, opened.cell);
    if (opened === undefined || target === undefined) return;
    // Back leads to the opened cell. Awaited one by one: the router aborts a navigation when the next one starts.
    await go(addressOf({ from: start, cell: at }), { replace: true });
    await go(planOf(target, opened.cell.week));
  };
  const hasDetail = place.level !== 'org';
  const failed = map.problem !== undefined && !map.loaded;
  const [part, PartSwitch] = usePhonePart(remedies, remedies.coming && !failed && (expected > 0 || !map.loaded));
  const alone = closed || failed;
  return (
    <>
      <TabTools>
        <Tools
          range={range}
          by={by}
          chosen={chosen}
          alter={alter}
          categories={categories}
          hasUnits={place.level !== 'unit'}
          figures={map.assumes && <FigureSwitch value={figures} onChange={chooseFigures} />}
        />
      </TabTools>
      <ExportReceipts place={place} range={range} by={by} categories={[...chosen]} />
      <PrintButton ready={map.loaded} />
      {map.loaded && (
        <OverviewPrint
          place={place}
          rows={map.rows}
          isNet={isNet}
          range={range}
          by={by}
          categories={categories.flatMap(({ key, name }) => (chosen.has(key) ? [name] : []))}
        />
      )}
      <h1 className="visually-hidden">{t('overview.title')}</h1>
      <ImportFailures place={place} />
      <div className={styles.page}>
        {!failed &&
          (place.level === 'unit' && weeks.now ? (
            <UnitBand
              unit={place}
              rows={map.rows}
              facts={facts}
              weeks={{ ...weeks, now: weeks.now }}
              addressOf={addressOf}
              remedies={remedies.list}
              figures={remedyFigures}
            >
              <SinceLast unit={place} ready={map.loaded} />
            </UnitBand>
          ) : (
            <Facts
              facts={facts}
              weeks={weeks}
              range={range}
              by={by}
              addressOf={addressOf}
              isNet={isNet}
              isShare={isShare}
            />
          ))}
        {PartSwitch}
        <div
          className={clsx(
            styles.overview,
            hasDetail && styles.detailed,
            alone && styles.alone,
            !hasDetail && styles.short,
            !hasDetail && map.rows.length <= FEW_ROWS && styles.few,
            part === 'list' && styles.onList,
          )}
          style={{ '--rows': Math.min(map.rows.length, MOST_ROWS) } as CSSProperties}
        >
          <section className={clsx(styles.map, hasDetail && styles.filled)} aria-label={t('overview.card')}>
            {!map.loaded && !failed && map.progress.all > 1 && <LoadProgress {...map.progress} />}
            {failed && map.problem ? (
              <ErrorState problem={map.problem} retry={map.retry} />
            ) : (
              <CoverageMap
                rows={mapRows}
                range={range}
                by={by}
                figures={mapFigures(shownFigures, isShare)}
                selected={cell}
                hovered={hovered}
                onSelect={(at) => {
                  setHovered(undefined);
                  setClosed(false);
                  select(at);
                }}
                onHover={setHovered}
                onOpen={(at) => void open(at)}
              >
                {hasDetail && found && map.loaded && (
                  <Detail
                    row={found.row}
                    gross={isNet ? map.gross.find(({ key }) => key === found.row.key) : undefined}
                    rows={map.rows}
                    range={range}
                    week={found.cell.week.start}
                    onSelect={select}
                  />
                )}
              </CoverageMap>
            )}
            {!failed && (isRisk ? <RiskLegend /> : <Legend isShare={isShare} />)}
          </section>
          {!alone &&
            (map.loaded && explained ? (
              <Panel
                found={explained}
                isResting={hovered === undefined}
                rows={map.rows}
                gross={map.gross}
                range={range}
                chosen={chosen}
                unit={unit}
                figures={remedyFigures}
                onClose={() => setClosed(true)}
              />
            ) : (
              <PanelSkeleton />
            ))}
          {part !== 'map' && !failed && (
            <RemedyList
              place={place}
              remedies={remedies}
              figures={remedyFigures}
              isShaded={!isShare}
              expected={expected}
              isChosen={part === 'list'}
            />
          )}
        </div>
      </div>
    </>
  );
};

/** Översikt: where an organisation, area or unit is short, by how much and when. */
export const OverviewTab = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation();
  const whole = isCategory(place) ? place.parent : place;
  if (!flatten([whole]).some(({ level }) => level === 'unit'))
    return <NoPlaces heading={t('overview.title')} title={t('overview.empty')} text={t('overview.emptyText')} />;
  const unit = unitAt(whole);
  if (unit?.children.length === 0) return <EmptyUnit heading={t('overview.title')} unit={unit} />;
  return <Overview key={whole.id} place={whole} category={isCategory(place) ? place.id : undefined} />;
};
