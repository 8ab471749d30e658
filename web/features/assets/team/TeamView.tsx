import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { assets } from '#shared/contract/assets.ts';
import { overview } from '#shared/contract/overview.ts';
import type { TeamMember } from '#shared/model/asset.ts';
import { weekOf } from '#shared/time/week.ts';
import { useTeamDraft } from '#web/domain/planning/teamDraft.ts';
import { today } from '#web/kit/ui/dates.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsLow, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { weekLabel, weekSpan } from '#web/kit/ui/weeks.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { AssetsSkeleton } from '../AssetsSkeleton.tsx';
import { NewAssetDialog } from '../dialogs/NewAssetDialog.tsx';
import { asShown, otherLength, type Step, stepped, teamWeeks } from './model/weeks.ts';
import styles from './TeamCard.module.css';
import type { TeamMenuItem } from './TeamMenu.tsx';
import { TeamSheet } from './TeamSheet.tsx';

interface TeamViewProps {
  readonly place: CategoryPlace;
}

/** The employees with those that are stored now in their place, and new ones after them. */
const withStored = (before: readonly TeamMember[], stored: readonly TeamMember[]): TeamMember[] => [
  ...before.map((member) => stored.find(({ id }) => id === member.id) ?? member),
  ...stored.filter(({ id }) => !before.some((member) => member.id === id)),
];

/** Personal as one sheet: the staff of the weeks, those that are shown, and the demand of each. */
export const TeamView = ({ place }: TeamViewProps) => {
  const { t } = useTranslation();
  const isLow = useIsLow();
  const [isWide, isSmall] = [useMedia('(min-width: 1200px)'), useMedia('(max-width: 1023px)')];
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [year, part, from, week] = ['year', 'part', 'from', 'week'].map((name) => search.get(name) ?? undefined);
  const day = today();
  const weeks = useMemo(() => teamWeeks({ year, part, from, week }, day), [year, part, from, week, day]);
  const team = useEndpoint(assets.team, { params: place.ids, query: weeks.days });
  const receipts = useEndpoint(overview.categoryReceipts, { params: place.ids, query: weeks.days });
  const demand = useMemo(
    () => new Map((receipts.data ?? []).map((receipt) => [String(receipt.start), receipt.demand] as const)),
    [receipts.data],
  );
  const addressOf = (step: Step): URLSearchParams => {
    const after = new URLSearchParams(search);
    for (const name of ['part', 'from']) after.delete(name);
    for (const [name, value] of Object.entries(step)) after.set(name, value);
    return after;
  };
  const show = (step: Step) => navigate({ search: `?${addressOf(step)}` });
  const closeWeek = () => {
    const after = addressOf(asShown(weeks));
    after.delete('week');
    navigate({ search: `?${after}` }, { replace: true });
  };
  const onStored = (stored: readonly TeamMember[]) =>
    team.mutate((before) => before && withStored(before, stored), {
      revalidate: false,
    });

  const { kept } = useTeamDraft(place.ids.categoryId, weeks.year);
  // New rows of a draft are in the sheet, also of a category without staff.
  const hasNewRows = (kept?.added ?? []).length > 0;
  const [isHiring, setHiring] = useState(false);
  const newEmployee = place.canWrite && (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setHiring(true)}>
      {t('assets.create.title')}
    </Button>
  );

  const [first, last] = [weeks.shown[0], weeks.shown.at(-1)];
  const stepper = (
    <span className={styles.stepper}>
      <Button
        size="small"
        type="text"
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('assets.team.previous')}
        onClick={() => show(stepped(weeks, -1))}
      />
      <span className={styles.range}>
        {first && last && (isLow ? `${weekLabel(first)}–${weekLabel(last)}` : weekSpan(first, last))}
      </span>
      <Button
        size="small"
        type="text"
        icon={<RightOutlined aria-hidden />}
        aria-label={t('assets.team.next')}
        onClick={() => show(stepped(weeks, 1))}
      />
    </span>
  );
  const lengthChoice = (
    <Segmented
      size="small"
      aria-label={t('assets.team.part.label')}
      value={weeks.isYear ? 'year' : 'half'}
      options={[
        { value: 'half', label: t('assets.team.part.half') },
        { value: 'year', label: t('assets.team.part.year') },
      ]}
      onChange={() => show(otherLength(weeks))}
    />
  );
  const tools = (
    <>
      {!isLow && stepper}
      {isWide && lengthChoice}
      {weeks.opened && (
        <Button
          size="small"
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          aria-label={t('assets.team.notAwayFirst', { week: weekLabel(weekOf(weeks.opened)) })}
          onClick={closeWeek}
        >
          {t('assets.team.awayFirst', { week: weekLabel(weekOf(weeks.opened)) })}
        </Button>
      )}
    </>
  );
  const otherPart = t(weeks.isYear ? 'assets.team.part.showHalf' : 'assets.team.part.showYear');
  /** What the tools have no room for. */
  const menu: readonly TeamMenuItem[] = [
    ...(isWide ? [] : [{ key: 'part', label: otherPart, onClick: () => show(otherLength(weeks)) }]),
    ...(isSmall && place.canWrite
      ? [{ key: 'new', label: t('assets.create.title'), onClick: () => setHiring(true) }]
      : []),
  ];
  const sheet = (
    <Loaded of={team} heading={t('assets.list.title')} skeleton={<AssetsSkeleton />}>
      {(members) =>
        members.length === 0 && !hasNewRows ? (
          <section className={styles.card} aria-label={t('assets.team.label')}>
            <h1 className="visually-hidden">{t('assets.team.label')}</h1>
            <div className={styles.tools}>
              {tools}
              {!isWide && lengthChoice}
            </div>
            <EmptyState title={t('assets.empty')} action={newEmployee} />
          </section>
        ) : (
          <TeamSheet
            key={`${place.ids.categoryId} ${weeks.year}`}
            place={place}
            members={members}
            weeks={weeks}
            demand={demand}
            onStored={onStored}
            menu={menu}
          >
            {tools}
            {!isSmall && newEmployee}
          </TeamSheet>
        )
      }
    </Loaded>
  );
  return (
    <>
      {/* A low screen has no height for a row of tools: the weeks have room beside the mode. */}
      {isLow && <TabTools>{stepper}</TabTools>}
      {sheet}
      {isHiring && (
        <NewAssetDialog
          place={place}
          onDone={() => {
            setHiring(false);
            void team.mutate();
          }}
          onCancel={() => setHiring(false)}
        />
      )}
    </>
  );
};
