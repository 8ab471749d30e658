import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '#shared/contract/log.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/ui/state/ErrorState.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';
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

const Across = ({ children }: { readonly children: ReactNode }) => (
  <tr className={styles.across}>
    <td colSpan={COLUMNS}>{children}</td>
  </tr>
);

/** A page of the log and, on request, the older ones after it. */
export const LogPages = ({ filters, narrow, cursor }: LogPagesProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { data, error, mutate } = useEndpoint(
    log.list,
    { params: {}, query: { ...filters, ...(cursor !== undefined && { cursor }) } },
    { revalidateOnFocus: false },
  );
  if (data === undefined)
    return (
      <Across>
        {error ? (
          <ErrorState problem={error} retry={() => void mutate()} />
        ) : (
          <TableSkeleton rows={10} columns={COLUMNS - 1} />
        )}
      </Across>
    );
  const { data: entries, next } = data;
  return (
    <>
      {entries.map((entry) => (
        <LogRow key={entry.key} entry={entry} narrow={narrow} />
      ))}
      {entries.length === 0 && cursor === undefined && next === undefined && (
        <Across>
          <EmptyState title={t('log.none')} text={t('log.noneText')} />
        </Across>
      )}
      {next !== undefined &&
        (opened ? (
          <LogPages filters={filters} narrow={narrow} cursor={next} />
        ) : (
          <Across>
            <Button onClick={() => setOpened(true)}>{t('log.older')}</Button>
          </Across>
        ))}
    </>
  );
};
