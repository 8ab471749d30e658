import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../hooks/useTexts.ts';
import type { Problem } from './problem.ts';
import styles from './State.module.css';

interface ErrorStateProps {
  readonly problem: Problem;
  readonly retry: () => void;
  /** What could not be loaded, where that has a name of its own. */
  readonly title?: string;
  /** Another way on, beside the retry. */
  readonly way?: ReactNode;
}

/** It could not be loaded: the reason, and another try. */
export const ErrorState = ({ problem, retry, title, way }: ErrorStateProps) => {
  const { t } = useTranslation();
  const textOf = useProblemText();
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title ?? t('ui.failed')}</p>
      <p className={styles.text}>{textOf(problem)}</p>
      <Button onClick={retry}>{t('ui.retry')}</Button>
      {way}
    </div>
  );
};
