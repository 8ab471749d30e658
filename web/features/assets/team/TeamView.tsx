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
import { today } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { AssetsSkeleton } from '../AssetsSkeleton.tsx';
import { NewAssetDialog } from '../dialogs/NewAssetDialog.tsx';
import { type Part, stepped, teamWeeks } from './model/weeks.ts';
import styles from './Team.module.css';
import { TeamSheet } from './TeamSheet.tsx';

interface TeamViewProps {
  readonly place: CategoryPlace;
}

/** The employees with those that are stored now in their place, and new ones after them. */
const withStored = (before: readonly TeamMember[], stored: readonly TeamMember[]): TeamMember[] => [
  ...before.map((member) => stored.find(({ id }) => id === member.id) ?? member),
  ...stored.filter(({ id }) => !before.some((member) => member.id === id)),
];

/** Personal as one sheet: the staff of a year, the weeks shown, and the demand of each. */
export const TeamView = ({ place }: TeamViewProps) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [year, part, week] = ['year', 'part', 'week'].map((name) => search.get(name) ?? undefined);
  const day = today();
  const weeks = useMemo(() => teamWeeks({ year, part, week }, day), [year, part, week, day]);
  const team = useEndpoint(assets.team, { params: place.ids, query: weeks.days });
  const receipts = useEndpoint(overview.categoryReceipts, { params: place.ids, query: weeks.days });
  const demand = useMemo(
    () => new Map((receipts.data ?? []).map((receipt) => [String(receipt.start), receipt.demand] as const)),
    [receipts.data],
  );
  const show = (shown: { readonly year: number; readonly part: Part }) => {
    const after = new URLSearchParams(search);
    after.set('year', String(shown.year));
    after.set('part', shown.part);
    navigate({ search: `?${after}` });
  };
  const closeWeek = () => {
    const after = new URLSearchParams(search);
    after.delete('week');
    after.set('year', String(weeks.year));
    after.set('part', weeks.part);
    navigate({ search: `?${after}` }, { replace: true });
  };
  const onStored = (stored: readonly TeamMember[]) =>
    team.mutate((before) => before && withStored(before, stored), {
      revalidate: false,
    });

  const [isHiring, setHiring] = useState(false);
  const newEmployee = place.canWrite && (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setHiring(true)}>
      {t('assets.create.title')}
    </Button>
  );

  const [first, last] = [weeks.shown[0], weeks.shown.at(-1)];
  const tools = (
    <>
      <span className={styles.stepper}>
        <Button
          size="small"
          type="text"
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('assets.team.previous')}
          onClick={() => show(stepped(weeks, -1))}
        />
        <span className={styles.range}>{first && last && `${weekLabel(first)}–${weekLabel(last)} ${weeks.year}`}</span>
        <Button
          size="small"
          type="text"
          icon={<RightOutlined aria-hidden />}
          aria-label={t('assets.team.next')}
          onClick={() => show(stepped(weeks, 1))}
        />
      </span>
      <Segmented
        size="small"
        aria-label={t('assets.team.part.label')}
        value={weeks.part === 'year' ? 'year' : 'half'}
        options={[
          { value: 'half', label: t('assets.team.part.half') },
          { value: 'year', label: t('assets.team.part.year') },
        ]}
        onChange={(value) => show({ year: weeks.year, part: value === 'year' ? 'year' : '1' })}
      />
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
  const sheet = (
    <Loaded of={team} heading={t('assets.list.title')} skeleton={<AssetsSkeleton />}>
      {(members) =>
        members.length === 0 ? (
          <section className={styles.card} aria-label={t('assets.team.label')}>
            <h1 className="visually-hidden">{t('assets.team.label')}</h1>
            <div className={styles.tools}>{tools}</div>
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
          >
            {tools}
            {newEmployee}
          </TeamSheet>
        )
      }
    </Loaded>
  );
  return (
    <>
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
