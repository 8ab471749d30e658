import Input, { type TextAreaProps } from 'antd/es/input';
import { useTooLong } from './useTooLong.tsx';

interface LongTextProps extends Omit<TextAreaProps, 'value' | 'maxLength'> {
  readonly value: string;
  /** Most characters that can be saved. A longer text stays as it is typed, with the reason below. */
  readonly most: number;
}

/** A text of several lines that says when it is too long, and never cuts it. */
export const LongText = ({ value, most, ...props }: LongTextProps) => {
  const { field, reason } = useTooLong(value, most);
  return (
    <>
      <Input.TextArea {...props} value={value} {...field} />
      {reason}
    </>
  );
};
