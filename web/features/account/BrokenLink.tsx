import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { usePageAddress } from '#web/platform/navigation/pageAddress.ts';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';

interface BrokenLinkProps {
  /** Why the link was refused; undefined where it is incomplete. */
  readonly problem?: ApiProblem;
  /** How to get another link. */
  readonly children: ReactNode;
}

/**
 * Shown in place of the form when the link is incomplete or refused: why it does not work, how to get another, and the way to the login
 * for whoever has chosen a password already.
 */
export const BrokenLink = ({ problem, children }: BrokenLinkProps) => {
  const { t } = useTranslation();
  const { search } = usePageAddress();
  const username = search.get('username');
  return (
    <div>
      {problem ? (
        <Failure problem={problem}>{children}</Failure>
      ) : (
        <p className={styles.failure} role="alert">
          {t('account.brokenLink')}
          <span>{children}</span>
        </p>
      )}
      <PageLink to={href.login(username ? { username } : {})} className={styles.submit}>
        {t('account.toLogin')}
      </PageLink>
    </div>
  );
};
