import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperFigure } from './PaperFigure.tsx';
import styles from './PrintKey.module.css';

/** What the signs of a printed table of weeks mean; `children` are the signs of the screen's own, as `li`. */
export const PrintKey = ({ children }: { readonly children?: ReactNode }) => {
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
        <PaperFigure diff={-0.63} text="−0,63" />
        {t('ui.print.shortage')}
      </li>
      <li>
        <PaperFigure diff={0.62} text="0,62" />
        {t('ui.print.surplus')}
      </li>
      {children}
    </ul>
  );
};
