import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Activity, type ActivityInput, type FollowUpComments, monthNames } from '#shared/model/activity.ts';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { UnsavedMark } from '#web/kit/ui/sheet/Marks.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { UnitIds } from '../ids.ts';
import { CellCard } from './CellCard.tsx';
import { ChangedCard } from './ChangedCard.tsx';
import { CommentsCard } from './CommentsCard.tsx';
import styles from './Edit.module.css';
import { InputsCard } from './InputsCard.tsx';
import type { Storage } from './model/storage.ts';
import { StencilCard } from './StencilCard.tsx';
import { useComments } from './useComments.ts';
import { useInputs } from './useInputs.tsx';

interface FollowUpYearProps {
  readonly ids: UnitIds;
  readonly year: number;
  /** Whether the unit has activities of any year. */
  readonly hasActivities: boolean;
  /** Those of the year. */
  readonly activities: readonly Activity[];
  /** Undefined for who may not type values. */
  readonly inputs: Storage<readonly ActivityInput[]> | undefined;
  readonly comments: Storage<FollowUpComments>;
  /** The follow-up as it is computed; undefined until it is loaded. */
  readonly summary: FollowUpUnit | undefined;
}

/** The months that are closed, by their names in values. */
const closedOf = (summary: FollowUpUnit | undefined): ReadonlySet<string> =>
  new Set(summary?.closed.flatMap(({ month }) => monthNames[month - 1] ?? []));

const noMonths: ReadonlySet<string> = new Set();
const nothingStored: Storage<readonly ActivityInput[]> = { stored: [], onStored: () => Promise.resolve() };

/** A year of a unit's follow-up: its values as a sheet, its comments and its stencil, saved together. */
export const FollowUpYear = ({ ids, year, activities, summary, ...props }: FollowUpYearProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const mayConfigure = useRight('configure');
  const mayCorrect = useRight('correctClosed');
  const [reason, setReason] = useState('');
  const closed = useMemo(() => closedOf(summary), [summary]);
  const locked = mayCorrect ? noMonths : closed;
  const inputs = useInputs({ ids, year, activities, storage: props.inputs ?? nothingStored, locked });
  const comments = useComments({ ids, year, storage: props.comments });
  const isCorrection = [...inputs.months, ...comments.months].some((month) => closed.has(month));
  const changes = inputs.sheet.changes + comments.changes;
  const states = [inputs.state, comments.state];
  const save = async (): Promise<boolean> => {
    // In turn, and both: values that are refused do not keep the comments from being saved.
    const why = isCorrection ? reason.trim() : undefined;
    const saved = [await inputs.save(why), await comments.save(why)];
    const isSaved = saved.every(Boolean);
    if (isSaved) setReason('');
    if (isSaved && changes > 0) message.success(t('activities.edit.savedAll'));
    return isSaved;
  };
  useSaveKey(() => void save());
  useUnsavedGuard(changes > 0, {
    state: ['year'],
    save,
    keepsDraft: true,
    onDiscard: () => {
      inputs.forget();
      comments.forget();
    },
  });
  const faults = inputs.sheet.faults.length + comments.faulty.length;
  const lacksReason = isCorrection && reason.trim() === '';
  const saving = (
    <>
      <UnsavedMark count={changes} />
      {states.includes('waiting') && <span role="status">{t('ui.waiting')}</span>}
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden />}
        disabled={changes === 0 || faults > 0 || lacksReason}
        loading={states.some((state) => state !== 'idle')}
        onClick={() => void save()}
      >
        {t('activities.edit.save')}
      </Button>
    </>
  );
  const title = t('activities.edit.title', { year: String(year) });
  const isSheet = props.inputs !== undefined && activities.length > 0;
  return (
    <div className={`${styles.year} ${isSheet ? '' : styles.alone}`}>
      {isCorrection && (
        <div className={styles.correction}>
          <CommentField
            label={t('activities.edit.correction')}
            value={reason}
            error={lacksReason ? t('activities.edit.correctionNeeded') : undefined}
            onChange={setReason}
          />
        </div>
      )}
      {isSheet ? (
        <InputsCard title={title} year={year} inputs={inputs} actions={saving} />
      ) : (
        <Card title={title} className={styles.sheet}>
          {activities.length > 0 ? (
            <p className={styles.note}>{t('activities.edit.byAdmin')}</p>
          ) : (
            <EmptyState
              title={t(props.hasActivities ? 'activities.edit.noneOfYear' : 'activities.none')}
              action={mayConfigure && <Link to={href.manage(ids, 'activities')}>{t('activities.edit.configure')}</Link>}
            />
          )}
        </Card>
      )}
      <div className={styles.side}>
        {isSheet && <CellCard inputs={inputs} summary={summary} />}
        {isSheet && <ChangedCard inputs={inputs} />}
        <StencilCard year={year} summary={summary} />
      </div>
      <CommentsCard year={year} comments={comments} locked={locked} actions={!isSheet && saving} />
    </div>
  );
};
