import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { decimalSign } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import type { Cell, MapRow } from '../model/rows.ts';
import styles from './CoverageMap.module.css';

/** From here on a share is written without decimals: `−10`. */
const WHOLE_SHARE = 10;

const shareText = (share: number | null): string =>
  share !== null && Math.abs(share) >= WHOLE_SHARE
    ? numberText(round(share, 0), 'number', { sign: true }).replace(/\s/g, '')
    : numberText(share, 'keyValue', { sign: true });

/**
 * The difference of a cell, its share of the demand or its risk, as it is written in the map: the differences of a row have one decimal,
 * or none. Thousands, `−5729`, have no room for a space.
 */
export const cellText = ({ receipt, shown, share, risk }: Cell, { isWhole }: Pick<MapRow, 'isWhole'>): string => {
  if (risk !== undefined) return risk;
  if (share !== undefined) return shareText(share);
  return isWhole && shown !== null
    ? numberText(round(receipt?.diff ?? 0, 0), 'number', { sign: true }).replace(/\s/g, '')
    : numberText(shown, 'keyValue', { sign: true });
};

/** Rows with figures of more digits and signs, `−24,3` or `−243`, are written closer, those with still more smaller too. */
const LETTERS = 3;
const MORE_LETTERS = 4;

const lettersOf = (text: string): number => text.replace(decimalSign(), '').length;

/** The look of a row's figures where one of them has hardly room in its cell: the same for all of the row. */
export const closeOf = (row: MapRow): string | undefined => {
  const letters = Math.max(...row.cells.map((cell) => lettersOf(cellText(cell, row))));
  if (letters <= LETTERS) return undefined;
  return letters > MORE_LETTERS ? `${styles.close} ${styles.small}` : styles.close;
};

/** The look of a sum's figure: only the one that has hardly room is closer, in a row whose letters are not smaller too. */
export const closeOfSum = (close: string | undefined, text: string): string | undefined =>
  close === styles.close && lettersOf(text) <= LETTERS ? undefined : close;

/** The marks of a cell: a hidden shortage, a demand that is missing in part. */
export const marksOf = ({ hides, partly }: Cell): readonly (string | false | undefined)[] => [
  hides.length > 0 && shadeStyles.hides,
  partly && shadeStyles.partly,
];

interface MarkTextsProps {
  readonly cell: Cell;
  /** The cell sums a category over units: the hidden shortage is in some of them. */
  readonly inUnits: boolean;
}

interface CellFigureProps extends MarkTextsProps {
  readonly row: Pick<MapRow, 'isWhole'>;
  /** The look of the row's figures, as `closeOf` answers. */
  readonly close: string | undefined;
}

/** Whether the map writes a share in place of the difference. */
const isShare = ({ shown, share, risk }: Cell): boolean => shown !== null && share !== undefined && risk === undefined;

const Texts = ({ cell, inUnits }: MarkTextsProps) => {
  const { t } = useTranslation();
  const { shown, hides, partly } = cell;
  return (
    <>
      {isShare(cell) && (
        <span className="visually-hidden">
          , {t('overview.services', { services: numberText(shown, 'keyValue', { sign: true }) })}
        </span>
      )}
      {shown === null && <span className="visually-hidden">{t('overview.legend.none')}</span>}
      {hides.length > 0 && (
        <span className="visually-hidden">
          , {inUnits ? t('overview.hidesUnit') : t('overview.hides', { names: hides.join(', ') })}
        </span>
      )}
      {partly && <span className="visually-hidden">, {t('overview.legend.partly')}</span>}
    </>
  );
};

/** The texts of a cell's marks, and the services of a share, for who does not see them; most cells have none. */
export const MarkTexts = ({ cell, inUnits }: MarkTextsProps) => {
  const isMarked = isShare(cell) || cell.shown === null || cell.hides.length > 0 || cell.partly;
  return isMarked && <Texts cell={cell} inUnits={inUnits} />;
};

/** The coloured figure of a cell, with its marks and their texts. */
export const CellFigure = ({ row, cell, close, inUnits }: CellFigureProps) => {
  if (cell.receipt === undefined) return <span className={`${styles.c} ${styles.pending}`} />;
  const text = cellText(cell, row);
  const colors = cell.isPlain && cell.shade !== 'none' ? [styles.plain] : [shadeStyles.shade, shadeStyles[cell.shade]];
  const classes = [styles.c, close, ...colors, ...marksOf(cell)];
  return (
    <span className={clsx(classes)}>
      {text}
      <MarkTexts cell={cell} inUnits={inUnits} />
    </span>
  );
};
