import Button, { type ButtonProps } from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';

interface ShrinkingButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** The media query of the screens without room for the word. */
  readonly wordlessAt: string;
  readonly word: string;
}

/** A button with an icon and a word, which shrinks to its icon where there is no room: the word is its name and its tip there. */
export const ShrinkingButton = ({ wordlessAt, word, ...button }: ShrinkingButtonProps) =>
  useMedia(wordlessAt) ? (
    <Tooltip title={word}>
      <Button {...button} aria-label={word} />
    </Tooltip>
  ) : (
    <Button {...button}>{word}</Button>
  );
