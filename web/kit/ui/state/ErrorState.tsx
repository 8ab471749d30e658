import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../hooks/useTexts.ts';
import type { Problem } from './problem.ts';
import styles from './State.module.css';

interface ErrorStateProps {
  readonly problem: Problem;
  readonly retry: () => void;
  /** Title instead of the general one. */
  readonly title?: string;
  /** A further link, beside the retry. */
  readonly way?: ReactNode;
}

/** A failed load: the reason and a retry button. */
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
