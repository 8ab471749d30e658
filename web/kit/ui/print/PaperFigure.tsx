import { type Shade, shadeOf, shownFigure, verdictOf } from '../figures/shade.ts';
import styles from './PaperFigure.module.css';

type PaperFigureProps = (
  | {
      /** In services; null where there is no demand. */
      readonly diff: number | null;
    }
  | { readonly shade: Shade }
) & {
  /** The difference as it is written. */
  readonly text: string;
};

/**
 * A difference on paper, readable without colour: brist is in a filled box of three shades, from 0,5, 1 and 2 services
 * on, överskott in an empty box, the rest without a box.
 */
export const PaperFigure = ({ text, ...of }: PaperFigureProps) => {
  const shade = 'shade' in of ? of.shade : shadeOf(shownFigure(of.diff));
  return <span className={`${styles.figure} ${styles[verdictOf(shade)] ?? ''} ${styles[shade] ?? ''}`}>{text}</span>;
};
