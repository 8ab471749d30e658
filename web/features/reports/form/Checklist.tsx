import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { type ReactNode, useId, useState } from 'react';
import styles from './Form.module.css';

interface ChecklistProps {
  readonly label: string;
  /** What is chosen, in a few words. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A field that unfolds into the choices below it. Escape folds it. */
export const Checklist = ({ label, summary, children }: ChecklistProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of any choice folds the list; nothing else is caught.
    <div
      className={styles.checklist}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open ? `${id}-choices` : undefined}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(!open)}
      >
        <span>{summary}</span>
        <DownOutlined aria-hidden />
      </button>
      {open && (
        <fieldset id={`${id}-choices`} className={styles.choices}>
          <legend className="visually-hidden">{label}</legend>
          {children}
        </fieldset>
      )}
    </div>
  );
};
