import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import styles from './Facts.module.css';

interface FactProps {
  readonly label: string;
  /** Where the fact leads; undefined when there is nothing to show. */
  readonly to: string | undefined;
  readonly loaded: boolean;
  readonly children: ReactNode;
}

/** One of the facts over the map: a heading and a short text, as a link. */
export const Fact = ({ label, to, loaded, children }: FactProps) => {
  const inside = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.text}>{loaded ? children : <Bone width={140} height={15} />}</span>
    </>
  );
  return <li>{to === undefined ? <div>{inside}</div> : <Link to={to}>{inside}</Link>}</li>;
};
