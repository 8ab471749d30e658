import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/model/asset.ts';
import { longestComment } from '#shared/model/fields.ts';
import { absentValues } from '#shared/planning/assetWeeks.ts';
import { historyLimit } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { absenceText } from '#web/domain/planning/cellText.ts';
import { type AddedRow, type Bases, useTeamDraft } from '#web/domain/planning/teamDraft.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { SheetColumn, Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { absenceIn, beginsAbsence } from './model/absence.ts';
import { memberOf } from './model/added.ts';
import { isStorable, normalised, readCell } from './model/cellText.ts';
import { plannedOf } from './model/edits.ts';
import { shownOf, type TeamFilter } from './model/filter.ts';
import { createRows, plannedIn, plannedOver, type TeamRow } from './model/rows.ts';
import { staleWeeksOf } from './model/stale.ts';
import type { TeamWeeks } from './model/weeks.ts';
import { useAbsenceWords } from './useAbsenceWords.ts';

interface TeamSheetOptions {
  readonly place: CategoryPlace;
  readonly members: readonly TeamMember[];
  readonly weeks: TeamWeeks;
  readonly filter: TeamFilter;
}

/** The draft is stored when typing has paused for so long, in ms. */
const PAUSE = 300;

const UNFINISHED = /^[\d\s]*[.,]?\d{0,4}\s*(\+.*)?$/;

/** Whether the text of a cell may be the beginning of a value: `0,` and `7` before ` %`. */
const unfinished = (text: string): boolean => UNFINISHED.test(text) && Number.parseFloat(text) <= 100;

/** The sheet of a team: rows, columns, reasons of refusal, and the draft with the employees that it was typed over. */
export const useTeamSheet = ({ place, members, weeks, filter }: TeamSheetOptions) => {
  const { canWrite } = place;
  const { t } = useTranslation();
  const textOf = useFaultText();
  const message = useToast();
  const { today, mayChangeHistory } = usePlanner();
  const { kept, keep, drop } = useTeamDraft(place.ids.categoryId, weeks.year);
  const [bases, setBases] = useState<Bases>(kept?.bases ?? {});
  const [added, setAdded] = useState<readonly AddedRow[]>(kept?.added ?? []);
  const limit = historyLimit(today);

  const [rowsOf] = useState(createRows);
  const mondays = useMemo(() => weeks.all.map(({ start }) => start), [weeks.all]);
  const reference = mondays.findLast((monday) => monday <= today) ?? mondays[0]!;
  const all = useMemo(
    () =>
      rowsOf(
        [...members.map((member) => bases[member.id] ?? member), ...added.map(memberOf)],
        mondays,
        reference,
        weeks.opened,
      ),
    [rowsOf, members, bases, added, mondays, reference, weeks.opened],
  );
  const rows = useMemo(() => shownOf(all, filter), [all, filter]);

  const isClosed = useCallback((monday: Day) => !mayChangeHistory && monday < limit, [mayChangeHistory, limit]);
  const words = useAbsenceWords();
  const isBeginning = useCallback((text: string) => unfinished(text) || beginsAbsence(text, words), [words]);
  const columns = useMemo(
    () =>
      weeks.shown.map(
        (week): SheetColumn<TeamRow> => ({
          id: week.start,
          kind: 'text',
          head: weekLabel(week),
          label: `${weekLabel(week)} ${week.year}`,
          inputMode: 'decimal',
          normalise: (text, row, texts) => {
            const absence = absenceIn(text, words);
            const period = absence && plannedOver(row, texts).find((one) => contains(one, week.start));
            return period ? absenceText(absentValues(period, absence)) : normalised(text);
          },
          cleared: (text) => (text === '' ? '' : '0'),
          unfinished: isBeginning,
          readOnly: () => isClosed(week.start),
        }),
      ),
    [weeks.shown, isClosed, words, isBeginning],
  );
  const faultsOf = useCallback(
    (row: TeamRow, texts: Texts) =>
      Object.fromEntries(
        Object.entries(texts)
          .filter(([monday, text]) => text !== row.texts[monday] && !isStorable(text))
          .map(([monday, text]) => {
            if (readCell(text)) return [monday, textOf({ code: 'tooLong', max: longestComment })];
            return [monday, absenceIn(text, words) ? t('assets.team.absence.noPeriod') : t('assets.team.noRate')];
          }),
      ),
    [t, textOf, words],
  );
  const onRefused = useStableCallback(() => {
    const content = canWrite ? t('assets.team.closed', { week: weekLabel(weekOf(limit)) }) : t('assets.access.reader');
    message.info({ key: 'refused', content });
  });
  const onDraft = useCallback(
    (draft: Draft) =>
      setBases((before) => {
        const ids = Object.keys(draft);
        const known = Object.keys(before);
        if (ids.length === known.length && ids.every((id) => id in before)) return before;
        const found = ids.flatMap((id) => before[id] ?? members.find((member) => member.id === id) ?? []);
        return Object.fromEntries(found.map((member) => [member.id, member]));
      }),
    [members],
  );
  const sheet = useSheet<TeamRow>({
    rows,
    all,
    columns,
    readOnly: !canWrite,
    fillsRange: true,
    faultsOf,
    kept: kept?.texts,
    onDraft,
    onRefused,
  });

  const { draft } = sheet;
  const unwritten = useRef<() => void>(undefined);
  useEffect(() => {
    if (Object.keys(draft).length === 0 && added.length === 0) {
      unwritten.current = undefined;
      drop();
      return;
    }
    // Many employees with their periods take longer to write than a key may.
    const write = () => {
      unwritten.current = undefined;
      keep({ texts: draft, bases, ...(added.length > 0 && { added }) });
    };
    unwritten.current = write;
    const timer = setTimeout(write, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, bases, added, keep, drop]);
  useEffect(() => {
    // The page may be left, and the session end, before typing has paused.
    const flush = () => unwritten.current?.();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const shown = useMemo(() => new Map(sheet.rows.map((live) => [live.row.id, live])), [sheet.rows]);
  /** The periods of every employee with what is typed, also of those that are not shown. */
  const planned = useMemo(
    () =>
      all.map((row) => {
        const live = shown.get(row.id);
        return live ? plannedIn(live) : plannedOf(row.member, draft[row.id]);
      }),
    [all, shown, draft],
  );
  const typing = sheet.state.editing?.text;
  const stale = useMemo(
    () => staleWeeksOf(draft, all, (text) => !isStorable(text) && !(text === typing && isBeginning(text))),
    [draft, all, typing, isBeginning],
  );
  const isValue = useCallback(
    (text: string) => readCell(text) !== null || absenceIn(text, words) !== undefined,
    [words],
  );
  const named = useMemo(() => ({ names: rows.map(({ name }) => name), isValue }), [rows, isValue]);
  return { sheet, named, all, planned, stale, bases, setBases, added, setAdded, isClosed, reference, forget: drop };
};
