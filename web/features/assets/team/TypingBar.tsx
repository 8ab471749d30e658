import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEditableAt } from '#web/kit/ui/sheet/checks.ts';
import { committed, editing, typed } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { TeamRow } from './model/rows.ts';
import styles from './TypingBar.module.css';
import { useMarked } from './useMarked.ts';

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
  const { state, act } = sheet;
  const marked = useMarked(sheet);
  const isTyping = state.editing !== undefined;
  // A second tap on a cell begins the typing in the sheet: it goes on here.
  useEffect(() => {
    if (isTyping) field.current?.focus({ preventScroll: true });
  }, [isTyping]);
  if (!marked) return null;
  const { live, column, weeks, isFault } = marked;
  const write = (text: string) => {
    if (!isEditableAt(sheet, state.selection.active)) return sheet.refuse();
    if (!isTyping) act(editing(true));
    act(typed(text));
  };
  return (
    <section className={styles.bar} data-typing="" aria-label={t('assets.team.bar.label')}>
      <div className={styles.line}>
        <div className={styles.who}>
          <b>{marked.who}</b>
          <small>{marked.facts}</small>
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
