import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './Imports.module.css';
import { isUnit, type PlaceIds } from './ids.ts';
import { sourceText } from './model/source.ts';
import { CategoriesCard, type UnreadDays } from './parts/CategoriesCard.tsx';
import { FileCard } from './parts/FileCard.tsx';
import { HistoryCard } from './parts/HistoryCard.tsx';
import { HoursCard } from './parts/HoursCard.tsx';
import { PeopleCard } from './parts/PeopleCard.tsx';
import { RemarksCard } from './parts/RemarksCard.tsx';
import { RunBar } from './parts/RunBar.tsx';
import { SampleCard } from './parts/SampleCard.tsx';
import { SourceTools } from './parts/SourceTools.tsx';
import { usePreview } from './usePreview.ts';
import { useSource } from './useSource.ts';

interface ImportTabProps {
  readonly ids: PlaceIds;
  /** Further cards below those of the file; where there is one column, below the differences. */
  readonly settings?: ReactNode;
  /** Shows the columns of the file where they can be changed. */
  readonly sample?: (preview: ImportPreview) => ReactNode;
}

/** The import of a file of the HR system into a unit, or into all units of an organisation: what it would change, then the run. */
export const ImportTab = ({ ids, settings, sample }: ImportTabProps) => {
  const { t } = useTranslation();
  const source = useSource(ids);
  const key = sourceText(source.source);
  const [typed, setTyped] = useState<{ readonly of: string; readonly mappings: readonly CategoryMapping[] }>();
  // Mappings that are not stored belong to the file that they were chosen for.
  const mappings = typed?.of === key ? typed.mappings : [];
  const [unreadDays, setUnreadDays] = useState<{ readonly of: string; readonly days: UnreadDays }>();
  const unread = unreadDays?.of === key ? unreadDays.days : {};
  const preview = usePreview(ids, source.source, mappings);
  const map = (mapping: CategoryMapping) =>
    setTyped({
      of: key,
      mappings: [...mappings.filter(({ heromaName }) => heromaName !== mapping.heromaName), mapping],
    });
  const hasFile = source.source.fileId !== undefined;
  // Where a refused file was shown before, the reason alone would hide what to do about it.
  const shown = preview.error ? { ...preview, data: undefined } : preview;
  return (
    <>
      <SourceTools source={source} />
      {!hasFile && (
        <div className={`${styles.wide} ${styles.empty}`}>
          <EmptyState title={t(`imports.none.${source.source.kind}`)} text={t('imports.noneText')} />
        </div>
      )}
      {preview.error && <ProblemAlert problem={preview.error} title={t('imports.failed')} />}
      <div className={`${styles.wide} ${styles.columns}`}>
        {hasFile && shown.data && (
          <div className={styles.side}>
            <FileCard preview={shown.data} />
            <RemarksCard preview={shown.data} />
          </div>
        )}
        {hasFile && !preview.error && (
          <div className={styles.main}>
            <Loaded of={shown} skeleton={<TableSkeleton columns={4} />}>
              {(data) => (
                <>
                  {sample ? sample(data) : <SampleCard preview={data} />}
                  {isUnit(ids) && data.units[0] && data.kind === 'personnel' && (
                    <CategoriesCard
                      ids={ids}
                      categories={data.units[0].categories}
                      onMap={map}
                      unread={unread}
                      onUnread={(days) => setUnreadDays({ of: key, days })}
                    />
                  )}
                  {data.missing.length === 0 &&
                    (data.kind === 'personnel' ? (
                      <PeopleCard key={data.fileId} ids={ids} preview={data} onMap={map} />
                    ) : (
                      <HoursCard ids={ids} preview={data} />
                    ))}
                </>
              )}
            </Loaded>
          </div>
        )}
        <div className={styles.after}>
          {settings}
          {isUnit(ids) && <HistoryCard ids={ids} />}
        </div>
      </div>
      {hasFile && shown.data && shown.data.missing.length === 0 && (
        <RunBar
          ids={ids}
          preview={shown.data}
          mappings={mappings}
          isUnread={Object.keys(unread).length > 0}
          onCancel={() => source.choose({ kind: source.source.kind })}
          onDone={() => setTyped(undefined)}
        />
      )}
    </>
  );
};
