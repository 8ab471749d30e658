import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assets } from '#shared/contract/assets.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { sundayOf, weekOf } from '#shared/time/week.ts';
import { useTeamDraft } from '#web/domain/planning/teamDraft.ts';
import { daysText } from '#web/kit/ui/dates.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useEscape } from '#web/kit/ui/hooks/useEscape.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { weeksText } from '../useLineTexts.ts';
import styles from './Build.module.css';
import { draftOf, mergedDraft } from './draft.ts';
import { Measures } from './Measures.tsx';
import type { Run } from './model.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import { useBuilder } from './useBuilder.ts';
import { WeekTable } from './WeekTable.tsx';

interface BuilderProps {
  readonly place: CategoryPlace;
  readonly plan: RemedyPlan;
  readonly run: Run;
  /** Whether somebody has changed what the page is computed from. */
  readonly isOutdated: boolean;
  readonly onRecompute: () => void;
  /** Asks the server whether what is shown still holds. */
  readonly isCurrent: () => Promise<boolean>;
}

/** The first of a year's weeks in its second half. */
const SECOND_HALF = 27;

/** One shortage with its measures: left what they do week by week, right the measures, below what is left and what it costs. */
export const Builder = ({ place, plan, run, isOutdated, onRecompute, isCurrent }: BuilderProps) => {
  const { t } = useTranslation();
  const go = useNavigate();
  const model = useBuilder(plan, run, place.ids.orgId);
  const last = model.mondays.at(-1)!;
  const team = useEndpoint(assets.team, { params: place.ids, query: { start: run.start, end: sundayOf(last) } });
  const first = weekOf(run.start);
  const { kept, keep } = useTeamDraft(place.ids.categoryId, first.year);
  const [isBusy, setBusy] = useState(false);
  const [acceptedAt, setAcceptedAt] = useState<string>();
  useUnsavedGuard(model.isChanged && acceptedAt === undefined, { state: ['remedy', 'figures'] });
  // An effect, so that the unsaved guard is gone.
  useEffect(() => {
    if (acceptedAt !== undefined) void go(acceptedAt);
  }, [acceptedAt, go]);
  const { orgId, areaId, unitId } = place.ids;
  const overviewAt = href.plan({
    orgId,
    areaId,
    unitId,
    tab: 'overview' as const,
    row: place.id,
    week: run.start,
  });
  useEscape(() => void go(overviewAt));
  const isEnough = [...model.loans.values()].every(({ isWhole }) => isWhole);
  const isAny = model.choices.some(({ amount }) => amount > 0);
  const accept = async () => {
    setBusy(true);
    const holds = await isCurrent();
    setBusy(false);
    if (!holds || !team.data) return;
    const draft = draftOf({
      run,
      outcome: model.outcome,
      members: team.data,
      lent: new Map([...model.loans].map(([index, { shares }]) => [index, shares])),
      texts: {
        overtime: t('remedies.build.new.overtime'),
        substitute: t('remedies.build.new.substitute'),
        hired: t('remedies.build.new.hired'),
        lent: (name, unit) => t('remedies.build.lentName', { name, unit }),
        lentFrom: (unit) => t('remedies.build.lentFrom', { unit }),
      },
    });
    keep(mergedDraft(kept, draft));
    const part = first.week < SECOND_HALF ? '1' : '2';
    setAcceptedAt(href.plan({ ...place.ids, tab: 'assets', mode: 'team', year: String(first.year), part }));
  };
  return (
    <div className={styles.page}>
      <TabTools>
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void go(overviewAt)}>
          {t('remedies.build.back')}
        </Button>
      </TabTools>
      <div className={styles.main}>
        <section className={styles.card} aria-labelledby="remedy-title">
          <header className={styles.title}>
            <h1 id="remedy-title">{t('remedies.build.title', { weeks: weeksText(run) })}</h1>
            <p>
              <span className={styles.place}>
                {place.parent.name}, {place.name} ·{' '}
              </span>
              {daysText(run.start, sundayOf(last))} · {t('remedies.build.span', { count: run.weeks })}
            </p>
          </header>
          {isOutdated && (
            <Alert
              banner
              title={t('remedies.build.changed')}
              action={
                <Button size="small" onClick={onRecompute}>
                  {t('remedies.build.recompute')}
                </Button>
              }
            />
          )}
          <WeekTable plan={plan} run={run} model={model} />
        </section>
        <Measures place={place} plan={plan} run={run} model={model} />
      </div>
      <OutcomeBar place={place} plan={plan} run={run} model={model}>
        <Button onClick={() => void go(overviewAt)}>{t('remedies.build.cancel')}</Button>
        {place.canWrite && (
          <Button
            type="primary"
            loading={isBusy}
            disabled={!isAny || !isEnough || model.isFaulty || isOutdated || team.data === undefined}
            onClick={() => void accept()}
          >
            {t('remedies.build.accept')}
          </Button>
        )}
      </OutcomeBar>
    </div>
  );
};
