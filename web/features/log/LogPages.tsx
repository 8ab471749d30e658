import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '#shared/contract/log.ts';
import { PagedRows } from '#web/kit/ui/state/PagedRows.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import styles from './Log.module.css';
import { LogRow } from './LogRow.tsx';
import type { LogFilters, useFilters } from './useFilters.ts';

interface LogPagesProps {
  readonly filters: LogFilters;
  readonly narrow: ReturnType<typeof useFilters>[1];
  /** Cursor of the page; without one, the newest entries. */
  readonly cursor?: string;
}

const COLUMNS = 4;

/** A page of the log and, on request, the older ones after it. */
export const LogPages = ({ filters, narrow, cursor }: LogPagesProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const page = useEndpoint(
    log.list,
    {
      params: {},
      query: {
        ...filters,
        signIns: filters.signIns === 'true' ? 'true' : 'false',
        ...(cursor !== undefined && { cursor }),
      },
    },
    { revalidateOnFocus: false },
  );
  return (
    <PagedRows
      of={page}
      columns={COLUMNS}
      across={styles.across}
      row={(entry) => <LogRow key={entry.key} entry={entry} narrow={narrow} />}
      none={cursor === undefined ? { title: t('log.none'), text: t('log.noneText') } : undefined}
      more={t('log.older')}
      onMore={() => setOpened(true)}
      after={opened ? (next) => <LogPages filters={filters} narrow={narrow} cursor={next} /> : undefined}
    />
  );
};
