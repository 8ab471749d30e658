import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#shared/model/log.ts';
import { exactMomentText } from '#web/kit/ui/dates.ts';
import styles from './History.module.css';

interface ChangeRowProps {
  readonly entry: LogEntry;
  /** What was changed, and how. */
  readonly children: ReactNode;
}

/** A change in a table of them: when, by whom, and what. */
export const ChangeRow = ({ entry, children }: ChangeRowProps) => {
  return (
    <tr>
      <th scope="row">
        <time dateTime={entry.at}>{exactMomentText(entry.at)}</time>
        <span>{entry.by}</span>
      </th>
      <td>{children}</td>
    </tr>
  );
};

interface ChangeTableProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The rows, newest first. */
  readonly children: ReactNode;
}

/** A drawer with a table of changes. */
export const ChangeTable = ({ title, onClose, children }: ChangeTableProps) => {
  const { t } = useTranslation();
  return (
    <Drawer open title={title} size={480} onClose={onClose} aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('log.when')}</th>
            <th scope="col">{t('log.what')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Drawer>
  );
};
