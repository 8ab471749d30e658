import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEditableAt } from '#web/kit/ui/sheet/checks.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import { committed, editing, typed } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { awayOn, type TeamRow } from './model/rows.ts';
import { reasonSaid } from './model/runs.ts';
import styles from './TypingBar.module.css';

interface TypingBarProps {
  readonly sheet: SheetModel<TeamRow>;
  /** What the typed text will store; undefined while nothing is typed. */
  readonly hint: ReactNode;
  readonly onAbsence: () => void;
}

/** On a phone the marked weeks are typed in a bar below the sheet, with the keyboard for decimals. */
export const TypingBar = ({ sheet, hint, onAbsence }: TypingBarProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { state, grid, rows, act } = sheet;
  const { active } = state.selection;
  const box = rangeOf(state.selection);
  const [live, column] = [rows[active.row], grid.columns[active.column]];
  const [first, last] = [grid.columns[box.left], grid.columns[box.right]];
  const isTyping = state.editing !== undefined;
  // A second tap on a cell begins the typing in the sheet: it goes on here.
  useEffect(() => {
    if (isTyping) field.current?.focus({ preventScroll: true });
  }, [isTyping]);
  if (!live || !column || !first || !last) return null;
  const people = box.bottom - box.top + 1;
  const weeks = first === last ? first.head : `${first.head}–${last.head}`;
  const stored = live.row.texts[column.id];
  const away = awayOn(live.row.member, column.id);
  const reason = away && reasonSaid(away, (kind) => t(`assets.absence.${kind}`));
  const isFault = live.faults[column.id] !== undefined && !(state.editing && column.unfinished?.(state.editing.text));
  const write = (text: string) => {
    if (!isEditableAt(sheet, active)) return sheet.refuse();
    if (!isTyping) act(editing(true));
    act(typed(text));
  };
  return (
    <section className={styles.bar} data-typing="" aria-label={t('assets.team.bar.label')}>
      <div className={styles.line}>
        <div className={styles.who}>
          <b>{people > 1 ? t('assets.team.people', { count: people }) : live.row.name}</b>
          <small>
            {[weeks, t('assets.team.bar.was', { rate: stored || '–' }), reason].filter(Boolean).join(' · ')}
          </small>
        </div>
        <input
          ref={field}
          className={styles.field}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={t('assets.team.bar.field', { name: live.row.name, weeks })}
          value={state.editing?.text ?? live.texts[column.id] ?? ''}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => write(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && act(committed())}
        />
        <Button type="primary" disabled={!isTyping} onClick={() => act(committed())}>
          {t('assets.team.bar.done')}
        </Button>
        <Button
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={t('assets.team.absence.title')}
          onClick={onAbsence}
        />
      </div>
      {hint !== undefined && (
        <div className={`${styles.hint} ${isFault ? styles.refused : ''}`} role="status">
          {hint}
        </div>
      )}
    </section>
  );
};
