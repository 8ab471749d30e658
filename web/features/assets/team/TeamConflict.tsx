import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/model/asset.ts';
import { weekOf } from '#shared/time/week.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { Conflict } from '#web/platform/api/problem.ts';
import { saidText } from './model/cellText.ts';
import { textOn } from './model/rows.ts';
import styles from './Team.module.css';

type Choice = 'mine' | 'theirs';

interface TeamConflictProps {
  readonly conflict: Conflict<readonly TeamMember[]>;
  readonly draft: Draft;
  /** The employees for whom the stored periods are kept; what is typed for the others is sent over them. */
  readonly onSettle: (theirs: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}

/**
 * Employees that another account changed meanwhile: what is stored, with its absence, and what is typed in the typed weeks, and a
 * choice for each. None is chosen beforehand, as each of them overwrites work.
 */
export const TeamConflict = ({ conflict, draft, onSettle, onCancel }: TeamConflictProps) => {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const said = (text: string) => saidText(text, (kind) => t(`assets.absence.${kind}`));
  const theirs = conflict.current.flatMap(({ id }) => (choices[id] === 'theirs' ? [id] : []));
  return (
    <Modal
      open
      title={t('ui.conflict.title')}
      okText={t('ui.conflict.save')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: conflict.current.some(({ id }) => choices[id] === undefined) }}
      onOk={() => onSettle(new Set(theirs))}
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
              value={choices[member.id] ?? null}
              onChange={({ target }) => setChoices((before) => ({ ...before, [member.id]: target.value }))}
              options={[
                { value: 'mine', label: t('ui.conflict.keepMine') },
                { value: 'theirs', label: t('ui.conflict.keepTheirs') },
              ]}
            />
            <p>
              {Object.entries(draft[member.id] ?? {})
                .sort()
                .map(
                  ([monday, mine]) =>
                    `${weekLabel(weekOf(monday))}: ${said(textOn(member, monday)) || '–'} → ${said(mine) || '–'}`,
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
