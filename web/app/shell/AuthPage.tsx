import type { ReactNode } from 'react';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import { Art } from './Art.tsx';
import styles from './AuthPage.module.css';
import { Footer } from './Footer.tsx';
import { PlainHeader } from './PlainHeader.tsx';
import { StorageBanner } from './StorageBanner.tsx';

interface AuthPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Called when a control of the page gets the focus. */
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/** A page without a session: one short form beside the picture. */
export const AuthPage = ({ title, lead, onFocus, children }: AuthPageProps) => {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        <PlainHeader />
        <StorageBanner />
        <main className={styles.box} onFocus={onFocus}>
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </main>
        <Footer />
      </div>
      <Art />
    </div>
  );
};
