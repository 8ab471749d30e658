import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { imports } from '#shared/contract/imports.ts';
import type { ImportMapping } from '#shared/model/importMapping.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Imports.module.css';
import { ImportTab } from './ImportTab.tsx';
import type { OrgIds } from './ids.ts';
import { withColumn } from './model/columns.ts';
import { SampleCard } from './parts/SampleCard.tsx';

const WithSettings = ({ ids, stored }: { readonly ids: OrgIds; readonly stored: ImportMapping }) => {
  const { t } = useTranslation();
  const save = useChange(imports.saveColumns, { reloads: true });
  return (
    <ImportTab
      ids={ids}
      settings={
        <p className={styles.settings}>
          <Link to={href.manage(ids, 'edit')}>{t('imports.settings.lead')}</Link>
        </p>
      }
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

/** The import of an organisation: what the columns of files hold, and a file for all units. */
export const OrganizationImport = ({ ids }: { readonly ids: OrgIds }) => {
  const columns = useEndpoint(imports.columns, { params: ids });
  return (
    <Loaded of={columns} skeleton={<BlockSkeleton height={320} />}>
      {(stored) => <WithSettings ids={ids} stored={stored} />}
    </Loaded>
  );
};
