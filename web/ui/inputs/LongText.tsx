import Input, { type TextAreaProps } from 'antd/es/input';
import { useId } from 'react';
import { useFaultText } from '../hooks/useTexts.ts';
import styles from './LongText.module.css';

interface LongTextProps extends Omit<TextAreaProps, 'value' | 'maxLength'> {
  readonly value: string;
  /** Most characters that can be saved. A longer text stays as it is typed, with the reason below. */
  readonly most: number;
}

/** A text of several lines that says when it is too long, and never cuts it. */
export const LongText = ({ value, most, ...props }: LongTextProps) => {
  const textOf = useFaultText();
  const faultId = useId();
  const isTooLong = [...value].length > most;
  return (
    <>
      <Input.TextArea
        {...props}
        value={value}
        {...(isTooLong && { status: 'error', 'aria-invalid': true, 'aria-describedby': faultId })}
      />
      {isTooLong && (
        <p id={faultId} role="alert" className={styles.fault}>
          {textOf({ code: 'tooLong', max: most })}
        </p>
      )}
    </>
  );
};
