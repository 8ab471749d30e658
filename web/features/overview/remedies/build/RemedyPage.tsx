import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { overview } from '#shared/contract/overview.ts';
import { monday } from '#shared/model/fields.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { mondayOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import styles from './Build.module.css';
import { Builder } from './Builder.tsx';

interface ShownProps {
  readonly place: CategoryPlace;
  readonly latest: RemedyPlan;
  readonly refresh: () => Promise<RemedyPlan | undefined>;
}

const isSame = (a: RemedyPlan, b: RemedyPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keeps to what was shown first: a change by somebody else is said, and counts when it is asked for. */
const Shown = ({ place, latest, refresh }: ShownProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(latest);
  if (!shown.run)
    return (
      <section className={styles.gone}>
        <h1 className="visually-hidden">{t('remedies.title')}</h1>
        <EmptyState
          title={t('remedies.build.gone')}
          text={t('remedies.build.goneText')}
          action={<Link to={href.plan({ ...place.parent.ids, tab: 'overview' })}>{t('remedies.build.back')}</Link>}
        />
      </section>
    );
  return (
    <Builder
      key={JSON.stringify(shown)}
      place={place}
      plan={shown}
      run={shown.run}
      isOutdated={!isSame(shown, latest)}
      onRecompute={() => setShown(latest)}
      isCurrent={async () => {
        const fresh = await refresh();
        return fresh !== undefined && isSame(shown, fresh);
      }}
    />
  );
};

/** Åtgärda: one shortage, what can be done about it, and what that leaves and costs. */
export const RemedyPage = ({ place, week }: { readonly place: CategoryPlace; readonly week: string }) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const figures = search.get('figures') === 'net' ? 'net' : 'gross';
  const named = monday.safeParse(week);
  const query = { figures, week: named.success ? named.data : mondayOf(today()) } as const;
  const plan = useEndpoint(overview.categoryRemedy, { params: place.ids, query });
  return (
    <Loaded of={plan} heading={t('remedies.title')} skeleton={<CardSkeleton />}>
      {(latest) => <Shown place={place} latest={latest} refresh={() => plan.mutate()} />}
    </Loaded>
  );
};
