import { useTranslation } from 'react-i18next';
import { numberText } from '#web/ui/figures/Num.tsx';
import shadeStyles from '#web/ui/figures/shades.module.css';
import type { Cell } from '../model/rows.ts';
import styles from './CoverageMap.module.css';

/** A figure too wide for its cell at the usual spacing: `−13,7`. */
export const isWide = (shown: number | null): boolean => Math.abs(shown ?? 0) >= 10;

interface CellFigureProps {
  readonly cell: Cell;
  /** The cell sums a category over units: the hidden shortage is in some of them. */
  readonly inUnits: boolean;
}

/** The coloured figure of a cell, with its marks and their texts. */
export const CellFigure = ({ cell: { receipt, shown, shade, hides, partly }, inUnits }: CellFigureProps) => {
  const { t } = useTranslation();
  if (receipt === undefined) return <span className={`${styles.c} ${styles.pending}`} />;
  const classes = [
    styles.c,
    shadeStyles.shade,
    shadeStyles[shade],
    hides.length > 0 && shadeStyles.hides,
    partly && shadeStyles.partly,
    isWide(shown) && styles.tight,
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {numberText(shown, 'keyValue', { sign: true })}
      {shown === null && <span className="visually-hidden">{t('overview.legend.none')}</span>}
      {hides.length > 0 && (
        <span className="visually-hidden">
          , {inUnits ? t('overview.hidesUnit') : t('overview.hides', { names: hides.join(', ') })}
        </span>
      )}
      {partly && <span className="visually-hidden">, {t('overview.legend.partly')}</span>}
    </span>
  );
};
