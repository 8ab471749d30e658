import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '../hooks/useTexts.ts';
import styles from './State.module.css';

/** It could not be loaded: the reason, and another try. */
export const ErrorState = ({ problem, retry }: { readonly problem: ApiProblem; readonly retry: () => void }) => {
  const { t } = useTranslation();
  const textOf = useProblemText();
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{t('ui.failed')}</p>
      <p className={styles.text}>{textOf(problem)}</p>
      <Button onClick={retry}>{t('ui.retry')}</Button>
    </div>
  );
};
