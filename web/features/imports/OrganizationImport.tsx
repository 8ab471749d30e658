import { useTranslation } from 'react-i18next';
import { imports } from '#shared/contract/imports.ts';
import type { ImportMapping } from '#shared/model/importMapping.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { ImportTab } from './ImportTab.tsx';
import type { OrgIds } from './ids.ts';
import { withColumn } from './model/columns.ts';
import { SampleCard } from './parts/SampleCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const WithSettings = ({ ids, stored }: { readonly ids: OrgIds; readonly stored: ImportMapping }) => {
  const { t } = useTranslation();
  const save = useChange(imports.saveColumns, { reloads: true });
  return (
    <ImportTab
      ids={ids}
      settings={<SettingsForm ids={ids} stored={stored} />}
      sample={(preview) => (
        <>
          <ProblemAlert problem={save.problem} title={t('imports.sample.notSaved')} conflicts />
          <SampleCard
            preview={preview}
            isBusy={save.state !== 'idle'}
            onColumn={(column, field) =>
              void save.run({ params: ids, body: withColumn(stored, preview.kind, column, field) })
            }
          />
        </>
      )}
    />
  );
};

/** The import of an organisation: how files are fetched and what their columns hold, and a file for all units. */
export const OrganizationImport = ({ ids }: { readonly ids: OrgIds }) => {
  const columns = useEndpoint(imports.columns, { params: ids });
  return (
    <Loaded of={columns} skeleton={<BlockSkeleton height={320} />}>
      {(stored) => <WithSettings ids={ids} stored={stored} />}
    </Loaded>
  );
};
