import { useId } from 'react';
import { useFaultText } from '../hooks/useTexts.ts';
import styles from './LongText.module.css';

/**
 * Says when the text of a field is longer than `most` characters, and never cuts it: the field's attributes, the reason to
 * show below it, and whether it is too long to be sent.
 */
export const useTooLong = (text: string, most: number) => {
  const textOf = useFaultText();
  const id = useId();
  const isTooLong = [...text].length > most;
  return {
    isTooLong,
    field: isTooLong ? ({ status: 'error', 'aria-invalid': true, 'aria-describedby': id } as const) : {},
    reason: isTooLong && (
      <p id={id} role="alert" className={styles.fault}>
        {textOf({ code: 'tooLong', max: most })}
      </p>
    ),
  };
};
