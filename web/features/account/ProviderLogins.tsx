import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { problemOf } from '#web/platform/api/problem.ts';
import { beginSignIn, useProviders } from '#web/platform/api/providers.ts';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';
import { CardIcon } from './parts/icons.tsx';

interface ProviderLoginsProps {
  /** The address within the program that the login leads back to. */
  readonly from: string | null;
  /** Why the last login at a provider failed. */
  readonly notice: string | undefined;
}

/** The identity providers of this address, before the form of username and password. */
export const ProviderLogins = ({ from, notice }: ProviderLoginsProps) => {
  const { t } = useTranslation();
  const providers = useProviders();
  const [problem, setProblem] = useState<ApiProblem>();
  const begin = async (name: string) => {
    setProblem(undefined);
    await beginSignIn(name, from).catch((thrown: unknown) => setProblem(problemOf(thrown)));
  };
  return (
    <>
      {notice !== undefined && problem === undefined && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <Failure problem={problem} />
      {providers.map(({ name, label }) => (
        <button key={name} type="button" className={styles.provider} onClick={() => void begin(name)}>
          <CardIcon />
          {t('login.with', { label })}
        </button>
      ))}
      {providers.length > 0 && <p className={styles.or}>{t('login.or')}</p>}
    </>
  );
};
