import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '#shared/contract/log.ts';
import type { LogEntry } from '#shared/model/log.ts';
import { todayInStockholm } from '#shared/time/day.ts';
import { useConsequenceText } from '#web/domain/history/useConsequenceText.ts';
import { dateFormatter, recentText, today } from '#web/kit/ui/dates.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { Sentence } from './Sentence.tsx';

const ChangeList = lazy(
  loadChunk(async () => ({ default: (await import('#web/domain/history/ChangeList.tsx')).ChangeList })),
);

/** The changes that are named; the others are in the list. */
const NAMED = 2;

const weekdayText = (moment: string): string =>
  dateFormatter({ weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(moment));

/** The newest changes of different objects or by different people. */
const named = (changes: readonly LogEntry[]): readonly LogEntry[] => {
  const first = new Map<string, LogEntry>();
  for (const change of changes) {
    const key = `${change.by} ${change.object} ${change.id}`;
    if (!first.has(key)) first.set(key, change);
  }
  return [...first.values()].slice(0, NAMED);
};

interface SinceLastProps {
  readonly unit: Place;
  /** Whether the map has come, which is read first. */
  readonly ready: boolean;
}

/** What the changes of others since the previous sign-in mean for the unit's plan, and the list of them. */
export const SinceLast = ({ unit, ready }: SinceLastProps) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const textOf = useConsequenceText();
  const [isOpen, setOpen] = useState(false);
  const { orgId = '', areaId = '', unitId = '' } = unit.ids;
  const { data, error } = useEndpoint(log.recent, ready ? { params: { orgId, areaId, unitId } } : null);
  const since = data?.since ?? null;
  const when =
    since === null
      ? undefined
      : todayInStockholm(new Date(since)) === today()
        ? t('overview.band.since.today', { time: recentText(since) })
        : weekdayText(since);
  const changes = data?.changes ?? [];
  const title = when === undefined ? t('overview.band.since.title') : t('overview.band.since.label', { when });
  const said = named(changes).map((change) => ({ key: change.key, text: textOf(change) }));
  const shown = t(`overview.band.since.${data?.more ? 'showNewest' : 'show'}`, { count: changes.length });
  return (
    <Sentence
      short
      label={title}
      way={undefined}
      loaded={data !== undefined || error !== undefined}
      action={
        changes.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {shown} <ArrowRightOutlined aria-hidden />
          </button>
        )
      }
    >
      {error
        ? problemText(error)
        : since === null
          ? t('overview.band.since.first')
          : said.length === 0
            ? t(data?.more ? 'overview.band.since.noneNewest' : 'overview.band.since.none')
            : said.map(({ key, text }, index) =>
                index === 0 ? <b key={key}>{text} </b> : <span key={key}>{text}</span>,
              )}
      {isOpen && (
        <Suspense>
          <ChangeList title={title} changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Sentence>
  );
};
