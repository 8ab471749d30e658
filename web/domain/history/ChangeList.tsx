import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LogEntry } from '#shared/model/log.ts';
import { Differences } from './Differences.tsx';
import styles from './History.module.css';
import { aboutOf, planAddress } from './links.ts';
import { useChangeText } from './useChangeText.ts';
import { useMoment } from './useMoment.ts';

interface ChangeListProps {
  readonly title: string;
  /** Newest first. */
  readonly changes: readonly LogEntry[];
  readonly onClose: () => void;
}

/** What was changed in a plan: when, by whom and how, each with the way to it. */
export const ChangeList = ({ title, changes, onClose }: ChangeListProps) => {
  const { t } = useTranslation();
  const moment = useMoment();
  const textOf = useChangeText();
  return (
    <Drawer open title={title} size={480} onClose={onClose} aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('log.when')}</th>
            <th scope="col">{t('log.what')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((entry) => {
            const [to, about] = [planAddress(entry), aboutOf(entry)];
            return (
              <tr key={entry.key}>
                <th scope="row">
                  <time dateTime={entry.at}>{moment(entry.at)}</time>
                  <span>{entry.by}</span>
                </th>
                <td>
                  <b>{textOf(entry)}</b> {to && about ? <Link to={to}>{about}</Link> : about}
                  {entry.action !== 'order' && <Differences entry={entry} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Drawer>
  );
};
