import { useTranslation } from 'react-i18next';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { verdictOf } from '#web/kit/ui/figures/shade.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { partsLike } from '../model/breakdown.ts';
import type { Found } from '../model/cells.ts';
import type { WeekRange } from '../model/range.ts';
import type { Cell, MapRow } from '../model/rows.ts';
import { shareText, termsText } from '../texts.ts';
import styles from './Panel.module.css';
import { useParts } from './useParts.ts';

interface ReasonProps {
  /** The cell before expected absence. */
  readonly found: Found;
  /** The cell as the map shows it. */
  readonly shown: Cell;
  readonly rows: readonly MapRow[];
  readonly range: WeekRange;
  readonly chosen: ReadonlySet<string>;
  readonly isNet: boolean;
}

/** The week of a cell and what its figure is due to, in one line: the parts that are short, the shortest first, else its terms. */
export const Reason = ({ found, shown, rows, range, chosen, isNet }: ReasonProps) => {
  const { t } = useTranslation();
  const { parts, error } = useParts(found, rows, range, chosen);
  const verdict = verdictOf(shown.shade);
  const named = partsLike(parts, isNet ? 'netDiff' : 'diff', verdict).map(
    (part) => `${part.name} ${numberText(part.shown, 'keyValue', { sign: true })}`,
  );
  const isComing = !error && parts.some(({ receipt }) => receipt === undefined);
  const terms = termsText(t, shown.receipt, isNet ? found.cell.receipt : undefined);
  const reason = named.length > 0 ? named.join(', ') : terms;
  // The figure beside it is in services where the map has a share of the demand.
  const what = shown.share == null ? t(`overview.verdict.${verdict}`) : shareText(t, shown.share);
  const text = `${weekLabel(shown.week)} · ${what}${isComing ? '' : `: ${reason}`}`;
  return (
    <p className={styles.reason} title={text}>
      {text}
    </p>
  );
};
