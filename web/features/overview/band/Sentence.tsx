import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';

interface SentenceProps {
  readonly label: string;
  /** Where the sentence leads, and the text of that link; undefined until the figures are loaded, and where nothing is to be done. */
  readonly way: readonly [to: string, text: string] | undefined;
  readonly loaded: boolean;
  /** In place of a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A heading, a sentence, and the link to what can be done about it. */
export const Sentence = ({ label, way, loaded, action, children }: SentenceProps) => (
  <li>
    <h2>{label}</h2>
    {loaded ? <p>{children}</p> : <Bone width={200} height={34} />}
    {way && (
      <Link to={way[0]}>
        {way[1]} <ArrowRightOutlined aria-hidden />
      </Link>
    )}
    {action}
  </li>
);
