import { shadeOf, shownFigure, verdictOf } from '../figures/shade.ts';
import styles from './PaperFigure.module.css';

interface PaperFigureProps {
  /** In services; null where there is no demand. */
  readonly diff: number | null;
  /** The difference as it is written. */
  readonly text: string;
}

/**
 * A difference on paper, readable without colour: brist of 0,5 or more is in a filled box, of 2 or more in a dark one,
 * överskott in an empty box, the rest without a box.
 */
export const PaperFigure = ({ diff, text }: PaperFigureProps) => {
  const shade = shadeOf(shownFigure(diff));
  return <span className={`${styles.figure} ${styles[verdictOf(shade)] ?? ''} ${styles[shade] ?? ''}`}>{text}</span>;
};
