import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../parts/form.module.css';
import factor from './secondFactor.module.css';

interface CodeListProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Recovery codes, which are shown this once. */
export const CodeList = ({ codes, onSaved }: CodeListProps) => {
  const { t } = useTranslation();
  const [said, setSaid] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      // Pages without TLS have no clipboard, whatever its type says.
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  return (
    <div>
      <ul className={factor.codes} aria-label={t('secondFactor.codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={factor.tools}>
        <button type="button" className={styles.provider} onClick={() => void copy()}>
          {t('secondFactor.codes.copy')}
        </button>
        <button type="button" className={styles.provider} onClick={() => window.print()}>
          {t('secondFactor.codes.print')}
        </button>
      </div>
      <p className={factor.note} role="status">
        {said && t(`secondFactor.codes.${said}`)}
      </p>
      <button type="button" className={styles.submit} onClick={onSaved}>
        {t('secondFactor.codes.saved')}
      </button>
    </div>
  );
};
