import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { today } from '#web/kit/ui/dates.ts';
import { Mark } from '#web/kit/ui/frame/Mark.tsx';
import styles from './Print.module.css';
import { pageRule } from './pageRule.ts';
import { usePrinting } from './usePrinting.ts';

/** What the head of every page says. */
export interface PrintHead {
  /** The screen: `Plan`. */
  readonly screen: string;
  /** The place that the figures are about, the names above it, and a category of it. */
  readonly place: string;
  readonly above: readonly string[];
  readonly category?: string | undefined;
  /** `v06–v26 2026`, and what else there is to say of the period: `2 februari – 28 juni`, `21 veckor`. */
  readonly period: string;
  readonly facts?: readonly string[];
  /** The account that prints. */
  readonly account: string;
}

/** The width of a sheet, in px. */
export const SHEET = 1028;

const Head = createContext<PrintHead | undefined>(undefined);

/**
 * One or more pages with the same head, which is repeated on each. Starts on a new page. A row of a table is not cut, and
 * the `thead` of a table is repeated. What is wider than a page (1028 px) the caller divides into sheets with `partsOf`.
 */
export const PrintSheet = ({ part, children }: { readonly part?: string; readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const head = useContext(Head);
  return (
    <section className={styles.sheet}>
      <header className={styles.repeated}>
        {head && (
          <div className={styles.head}>
            <div>
              <p className={styles.screen}>{[head.screen, part].filter(Boolean).join(', ')}</p>
              <h1>
                {head.place} {head.category && <span>{head.category}</span>}
              </h1>
              <p>
                {head.above.join(' · ')}
                {head.above.length > 0 && ' · '}
                {[<b key="period">{head.period}</b>, ...(head.facts ?? []).map((fact) => `, ${fact}`)]}
              </p>
            </div>
            <div className={styles.origin}>
              <p className={styles.product}>
                <Mark size={15} />
                {t('app.name')}
              </p>
              <p>
                {t('ui.print.printed')} {today()}
              </p>
              <p>{head.account}</p>
            </div>
          </div>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
};

interface PrintFrameProps {
  readonly head: PrintHead;
  /** Drawn at once and in place of the screen: what takes time to draw is there before it is printed. */
  readonly onScreen?: boolean;
  readonly children: ReactNode;
}

/**
 * What is printed instead of the screen, whoever starts it: a menu, a button or Ctrl+P. A4 landscape, each page with the
 * head above and its number below. Its sheets are drawn while printing only, so they cost the screen nothing; what they
 * need is to be loaded before. A screen mounts at most one frame.
 */
export const PrintFrame = ({ head, onScreen = false, children }: PrintFrameProps) => {
  const { t } = useTranslation();
  const isPrinting = usePrinting();
  if (!isPrinting && !onScreen) return null;
  const about = [head.screen, head.place, head.category, head.period].filter(Boolean).join(' · ');
  return createPortal(
    <div className={`${styles.frame} ${onScreen ? styles.onScreen : ''}`}>
      <style>{pageRule({ about, page: t('ui.print.page'), of: t('ui.print.of') })}</style>
      <Head value={head}>{children}</Head>
    </div>,
    document.body,
  );
};
