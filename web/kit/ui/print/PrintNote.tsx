import styles from './PrintNote.module.css';

/** A text of several lines with its label, such as a comment; nothing without a text. */
export const PrintNote = ({ label, text }: { readonly label: string; readonly text: string }) =>
  text === '' ? null : (
    <p className={styles.note}>
      <b>{label}</b> {text}
    </p>
  );
