import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { useKeptScroll } from '#web/kit/ui/hooks/useKeptScroll.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import { href } from '#web/platform/navigation/href.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { useNavigationState } from '../useNavigationState.ts';
import styles from './AccountList.module.css';
import { AccountPages } from './AccountPages.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SortHead } from './SortHead.tsx';
import { useFilters } from './useFilters.ts';

const InviteDialog = lazy(
  loadChunk(async () => {
    const [{ InviteDialog: dialog }] = await Promise.all([import('../invite/InviteDialog.tsx'), loadTexts('invite')]);
    return { default: dialog };
  }),
);

const removedIn = (state: unknown): boolean => (state as { readonly removed?: unknown } | null)?.removed === true;

/** The accounts that the user administers, by home organisation and username, narrowed by the address; further pages on demand. */
export const AccountList = () => {
  const { t } = useTranslation();
  const [filters, narrow] = useFilters();
  // In the address, so that going back from an account shows the same rows.
  const [shown, show] = useAddressState('pages');
  const pages = Math.max(1, Number(shown) || 1);
  const scroll = useKeptScroll<HTMLDivElement>();
  const navigate = useNavigate();
  const removed = useNavigationState(removedIn);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the account.
  useEffect(() => {
    if (removed) heading.current?.focus();
  }, [removed]);
  const [inviting, setInviting] = useState(false);
  const create = useHref(href.accountCreate());
  return (
    <div className={styles.page} {...scroll}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t('accounts.title')}
        </h1>
        <FilterBar filters={filters} narrow={narrow} />
        <Button onClick={() => setInviting(true)}>{t('accounts.inviteSeveral')}</Button>
        {inviting && (
          <Suspense>
            <InviteDialog onClose={() => setInviting(false)} />
          </Suspense>
        )}
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          href={create}
          onClick={(event) => {
            event.preventDefault();
            void navigate(href.accountCreate());
          }}
        >
          {t('accounts.create.title')}
        </Button>
      </header>
      <div className={styles.card}>
        <table className={styles.table} aria-label={t('accounts.title')}>
          <thead className="read-narrow">
            <tr>
              <SortHead order="username" label={t('accounts.account')} filters={filters} narrow={narrow} />
              <SortHead order="home" label={t('accounts.home')} filters={filters} narrow={narrow} />
              <th scope="col">{t('accounts.type')}</th>
              <th scope="col">{t('accounts.status')}</th>
              <th scope="col">{t('accounts.accesses')}</th>
              <SortHead order="lastSignIn" label={t('accounts.lastSignIn')} filters={filters} narrow={narrow} />
              <SortHead order="created" label={t('accounts.created')} filters={filters} narrow={narrow} />
            </tr>
          </thead>
          <tbody>
            <AccountPages
              key={JSON.stringify(filters)}
              filters={filters}
              pages={pages}
              onMore={() => show(String(pages + 1), { replace: true })}
            />
          </tbody>
        </table>
      </div>
    </div>
  );
};
