import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './UnitBand.module.css';

interface SentenceProps {
  readonly label: string;
  /** Where the sentence leads, and the text of that link; undefined until the figures are loaded, and where nothing is to be done. */
  readonly way: readonly [to: string, text: string] | undefined;
  readonly loaded: boolean;
  /** Of one line, as a rule, where there is nothing to say. */
  readonly short?: boolean;
  /** In place of a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A heading, a sentence, and the link to what can be done about it. */
export const Sentence = ({ label, way, loaded, short = false, action, children }: SentenceProps) => (
  <li>
    <h2>{label}</h2>
    {loaded ? (
      <p>{children}</p>
    ) : (
      <>
        <span className={`${styles.coming} ${short ? styles.short : ''}`}>
          <Bone width={200} height="100%" />
        </span>
        <span className={styles.wayComing}>
          <Bone width={96} height="100%" />
        </span>
      </>
    )}
    {way && (
      <Link to={way[0]}>
        {way[1]} <ArrowRightOutlined aria-hidden />
      </Link>
    )}
    {action}
  </li>
);
