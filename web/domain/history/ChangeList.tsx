import { Link } from 'react-router-dom';
import type { LogEntry } from '#shared/model/log.ts';
import { ChangeRow, ChangeTable } from './ChangeTable.tsx';
import { Differences } from './Differences.tsx';
import { aboutOf, planAddress } from './links.ts';
import { useChangeText } from './useChangeText.ts';

interface ChangeListProps {
  readonly title: string;
  /** Newest first. */
  readonly changes: readonly LogEntry[];
  readonly onClose: () => void;
}

/** What was changed in a plan: when, by whom and how, each with the way to it. */
export const ChangeList = ({ title, changes, onClose }: ChangeListProps) => {
  const textOf = useChangeText();
  return (
    <ChangeTable title={title} onClose={onClose}>
      {changes.map((entry) => {
        const [to, about] = [planAddress(entry), aboutOf(entry)];
        return (
          <ChangeRow key={entry.key} entry={entry}>
            <b>{textOf(entry)}</b> {to && about ? <Link to={to}>{about}</Link> : about}
            {entry.action !== 'order' && <Differences entry={entry} />}
          </ChangeRow>
        );
      })}
    </ChangeTable>
  );
};
