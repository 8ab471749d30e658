import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import type { Group } from './model/runs.ts';
import styles from './Team.module.css';

interface GroupHeadProps {
  readonly group: Group;
  /** How many of the group are shown, and how many there are. */
  readonly shown: number;
  readonly total: number;
  readonly folded: boolean;
  /** The supply of the whole group by week. */
  readonly sums: readonly number[];
  readonly mondays: readonly Day[];
  /** The weeks whose sums count a saved value in place of a refused one. */
  readonly stale: ReadonlySet<string>;
  readonly onFold: (group: Group) => void;
}

const Head = ({ group, shown, total, folded, sums, mondays, stale, onFold }: GroupHeadProps) => {
  const { t } = useTranslation();
  return (
    <tr className={styles.group}>
      <th scope="row" className={styles.name} colSpan={3}>
        <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => onFold(group)}>
          <DownOutlined rotate={folded ? -90 : 0} aria-hidden />
          <span>
            {t(`assets.team.group.${group}`)}{' '}
            <em>{folded || shown === total ? total : t('assets.team.shownOf', { shown, total })}</em>
          </span>
        </button>
      </th>
      {mondays.map((monday, at) => (
        <td key={monday} className={stale.has(monday) ? styles.uncertain : undefined}>
          {(sums[at] ?? 0) > 0 ? formatReceipt(sums[at]!) : ''}
        </td>
      ))}
    </tr>
  );
};

/** The head of a group of employees, which folds it, with its supply by week. */
export const GroupHead = memo(Head);
