import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import type { Account } from '#shared/model/account.ts';
import { PagedRows } from '#web/kit/ui/state/PagedRows.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { hasHome } from '../accountTypes.ts';
import { useOrganizationName } from '../useOrganizationName.ts';
import styles from './AccountList.module.css';
import { AccountRow } from './AccountRow.tsx';
import type { Filters } from './useFilters.ts';

const COLUMNS = 7;

interface AccountPagesProps {
  readonly filters: Filters;
  /** The cursor of the page; the first page without. */
  readonly cursor?: string | undefined;
  /** The number of pages to show from this one on. */
  readonly pages: number;
  /** Shows one page more. */
  readonly onMore: () => void;
}

/** A page of accounts and the pages after it: each is loaded, cached and revalidated by itself. */
export const AccountPages = ({ filters, cursor, pages, onMore }: AccountPagesProps) => {
  const { t } = useTranslation();
  const page = useEndpoint(account.list, { params: {}, query: { ...filters, cursor } }, { revalidateOnFocus: false });
  const organizationName = useOrganizationName();
  const nameOf = ({ type, homeOrgId }: Account) =>
    hasHome(type) || homeOrgId !== null ? organizationName(homeOrgId) : t('accounts.provider');
  return (
    <PagedRows
      of={page}
      columns={COLUMNS}
      across={styles.across}
      row={(one) => <AccountRow key={one.username} account={one} home={nameOf(one)} />}
      none={cursor === undefined ? { title: t('accounts.none'), text: t('accounts.noneText') } : undefined}
      more={t('accounts.more')}
      onMore={onMore}
      after={
        pages > 1
          ? (next) => <AccountPages filters={filters} cursor={next} pages={pages - 1} onMore={onMore} />
          : undefined
      }
    />
  );
};
