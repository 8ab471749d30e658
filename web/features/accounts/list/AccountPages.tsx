import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/ui/state/ErrorState.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';
import styles from './AccountList.module.css';
import { AccountRow } from './AccountRow.tsx';
import type { Filters } from './useFilters.ts';

const COLUMNS = 6;

interface AccountPagesProps {
  readonly filters: Filters;
  /** The cursor of the page; the first page without. */
  readonly cursor?: string | undefined;
  /** The number of pages to show from this one on. */
  readonly pages: number;
  /** Shows one page more. */
  readonly onMore: () => void;
}

const Across = ({ children }: { readonly children: React.ReactNode }) => (
  <tr className={styles.across}>
    <td colSpan={COLUMNS}>{children}</td>
  </tr>
);

/** A page of accounts and the pages after it: each is loaded, cached and revalidated by itself. */
export const AccountPages = ({ filters, cursor, pages, onMore }: AccountPagesProps) => {
  const { t } = useTranslation();
  const { data, error, mutate } = useEndpoint(
    account.list,
    { params: {}, query: { ...filters, cursor } },
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
  const { data: accounts, next } = data;
  const isNone = accounts.length === 0 && cursor === undefined && next === undefined;
  return (
    <>
      {accounts.map((one) => (
        <AccountRow key={one.username} account={one} />
      ))}
      {isNone && (
        <Across>
          <EmptyState title={t('accounts.none')} text={t('accounts.noneText')} />
        </Across>
      )}
      {next !== undefined &&
        (pages > 1 ? (
          <AccountPages filters={filters} cursor={next} pages={pages - 1} onMore={onMore} />
        ) : (
          <Across>
            <Button onClick={onMore}>{t('accounts.more')}</Button>
          </Across>
        ))}
    </>
  );
};
