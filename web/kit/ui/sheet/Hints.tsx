import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Hints.module.css';

/** Keys pressed together, and what they do. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

interface HintsProps {
  /** Further marks than that of a changed cell. */
  readonly children?: ReactNode;
  /** The key of this sheet alone. */
  readonly own: Shortcut;
}

/** What the marks in a sheet mean, and the keys worth knowing: beside them, and where these have no room on lines of their own. */
export const Hints = ({ children, own }: HintsProps) => {
  const { t } = useTranslation();
  const shortcuts: readonly Shortcut[] = [
    { keys: ['F2'], does: t('ui.sheet.edit') },
    { keys: ['Ctrl', 'C', 'V'], does: t('ui.sheet.excel') },
    { keys: ['Ctrl', 'D'], does: t('ui.sheet.down') },
    own,
  ];
  return (
    <p className={styles.hints}>
      <span>
        <i className={styles.changed} />
        {t('ui.sheet.changed')}
      </span>
      {children}
      <span className={styles.keys}>
        {shortcuts.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </span>
    </p>
  );
};
