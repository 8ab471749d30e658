import { Fragment, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '#web/kit/ui/frame/Mark.tsx';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { PrintFrame, PrintSheet, SHEET } from '#web/kit/ui/print/PrintFrame.tsx';
import styles from './Paper.module.css';
import { PaperWidth, useMeasuredWidth } from './paperWidth.ts';
import { PaperTool } from './tool.ts';

/** Who created a report, of what, and when: beside its title. */
export interface Imprint {
  /** The organisation or place that the report is about. */
  readonly about: string;
  readonly account: string;
  /** The day of creation. */
  readonly day: string;
}

interface PaperProps {
  readonly imprint: Imprint;
  /** The kind of report, above the title. */
  readonly kick: string;
  readonly title: string;
  /** Under the title: units, categories, weeks. */
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** On paper: in the print frame, whose head is on every page. */
const PrintedPaper = ({ imprint, kick, title, facts, children }: PaperProps) => (
  <PrintFrame
    onScreen
    head={{
      screen: kick,
      place: title,
      account: imprint.account,
      above: [imprint.about, ...facts.slice(0, -1)].filter(Boolean),
      period: facts.at(-1) ?? '',
    }}
  >
    <PrintSheet>
      <PaperWidth value={SHEET}>{children}</PaperWidth>
    </PrintSheet>
  </PrintFrame>
);

/** A report at the width of A4 landscape, on the screen. */
const ScreenPaper = ({ imprint, kick, title, facts, children }: PaperProps) => {
  const { t } = useTranslation();
  const tool = use(PaperTool);
  const [width, ref] = useMeasuredWidth();
  return (
    <article className={styles.paper} aria-label={title}>
      <header className={styles.head}>
        <div>
          <p className={styles.kick}>{kick}</p>
          <h1>{title}</h1>
          <p>
            {[imprint.about, ...facts].map((fact, index, { length }) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A report's facts stay in their order.
              <Fragment key={index}>
                <span className={styles.fact}>
                  {fact}
                  {index < length - 1 && '\u00a0·'}
                </span>
                {index < length - 1 && ' '}
              </Fragment>
            ))}
          </p>
        </div>
        <div className={styles.imprint}>
          {tool ?? (
            <span className={styles.brand}>
              <Mark size={18} />
              {t('app.name')}
            </span>
          )}
          <p>
            <span>{t('reports.created', { day: imprint.day })}</span>
            <span>{imprint.account}</span>
          </p>
        </div>
      </header>
      <div ref={ref}>
        {/* Charts are drawn once, at their width. */}
        {width !== undefined && <PaperWidth value={width}>{children}</PaperWidth>}
      </div>
    </article>
  );
};

/** A report at the width of A4 landscape: the screen is the print. */
export const Paper = (props: PaperProps) => (useIsPrinted() ? <PrintedPaper {...props} /> : <ScreenPaper {...props} />);

/** The most important figures of a report, in one line under its head. */
export const Takes = ({
  takes,
  children,
}: {
  readonly takes: readonly { readonly figure: ReactNode; readonly text: string }[];
  readonly children?: ReactNode;
}) => (
  <div className={styles.takes}>
    {takes.map(({ figure, text }) => (
      <p key={text}>
        <b>{figure}</b>
        <span>{text}</span>
      </p>
    ))}
    <span className={styles.grow} />
    {children}
  </div>
);

/** How the figures are computed, in small print under them. */
export const Foot = ({ texts }: { readonly texts: readonly string[] }) => (
  <p className={styles.foot}>
    {texts.map((text) => (
      <Fragment key={text}>{text} </Fragment>
    ))}
  </p>
);
