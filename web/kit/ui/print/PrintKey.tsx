import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperFigure } from './PaperFigure.tsx';
import styles from './PrintKey.module.css';

/** A difference of each shade of shortage. */
const shades = ['n1', 'n2', 'n3'] as const;

interface PrintKeyProps {
  /** From where on the shades of shortage and the box of surplus are, when not from 0,5, 1 and 2 services on. */
  readonly limits?: { readonly shortage: string; readonly surplus: string } | undefined;
  /** The signs of the screen's own, as `li`. */
  readonly children?: ReactNode;
}

/** What the signs of a printed table of weeks mean. */
export const PrintKey = ({ limits, children }: PrintKeyProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.key}>
      <li>
        <i className={styles.holiday} />
        {t('ui.print.holiday')}
      </li>
      <li>
        <i className={styles.break} />
        {t('ui.print.break')}
      </li>
      <li>
        {shades.map((shade) => (
          <PaperFigure key={shade} shade={shade} text="−" />
        ))}
        {limits?.shortage ?? t('ui.print.shortage')}
      </li>
      <li>
        <PaperFigure diff={0.62} text={limits ? '+' : '0,62'} />
        {limits?.surplus ?? t('ui.print.surplus')}
      </li>
      {children}
    </ul>
  );
};
