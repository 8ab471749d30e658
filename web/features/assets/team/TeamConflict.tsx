import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/model/asset.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import type { Conflict } from '#web/platform/api/problem.ts';
import { rateOn } from './model/rows.ts';
import styles from './Team.module.css';

interface TeamConflictProps {
  readonly conflict: Conflict<readonly TeamMember[]>;
  readonly draft: Draft;
  /** The employees for whom the stored periods are kept; what is typed for the others is sent over them. */
  readonly onSettle: (theirs: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}

/** Employees that another account changed meanwhile: the stored and the typed rates of the typed weeks, and a choice for each. */
export const TeamConflict = ({ conflict, draft, onSettle, onCancel }: TeamConflictProps) => {
  const { t } = useTranslation();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <Modal
      open
      title={t('ui.conflict.title')}
      okText={t('assets.team.conflict.save')}
      cancelText={t('ui.cancel')}
      onOk={() => onSettle(theirs)}
      onCancel={onCancel}
      width={640}
    >
      <p className={styles.lead}>
        {t('ui.conflict.text', { who: conflict.changedBy, when: momentText(conflict.changedAt) })}
      </p>
      <ul className={styles.conflicts}>
        {conflict.current.map((member) => (
          <li key={member.id}>
            <strong>{member.name}</strong>
            <Radio.Group
              aria-label={member.name}
              value={theirs.has(member.id) ? 'theirs' : 'mine'}
              onChange={({ target }) => choose(member.id, target.value === 'theirs')}
              options={[
                { value: 'mine', label: t('ui.conflict.keepMine') },
                { value: 'theirs', label: t('ui.conflict.keepTheirs') },
              ]}
            />
            <p>
              {Object.entries(draft[member.id] ?? {})
                .sort()
                .map(
                  ([monday, mine]) => `${weekLabel(weekOf(monday))}: ${rateOn(member, monday) || '–'} → ${mine || '–'}`,
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
