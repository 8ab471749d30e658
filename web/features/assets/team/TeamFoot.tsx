import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDifference } from '#shared/quantity/written.ts';
import type { Day } from '#shared/time/day.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure } from '#web/kit/ui/figures/shade.ts';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { difference } from './model/sums.ts';
import styles from './Team.module.css';

interface TeamFootProps {
  readonly mondays: readonly Day[];
  /** Supply with what is typed, and as it is stored. */
  readonly supply: readonly number[];
  readonly stored: readonly number[];
  /** The weeks whose supply counts a saved value in place of a refused one. */
  readonly stale: ReadonlySet<string>;
  /** Demand by Monday; null where there is none. */
  readonly demand: ReadonlyMap<string, number | null>;
}

/** Demand by week, which no key changes. */
const DemandRow = memo(({ mondays, demand }: Pick<TeamFootProps, 'mondays' | 'demand'>) => {
  const { t } = useTranslation();
  return (
    <tr className={styles.demand}>
      <th scope="row" className={styles.name} colSpan={3}>
        {t('assets.team.demand')}
      </th>
      {mondays.map((monday) => (
        <td key={monday}>{numberText(demand.get(monday), 'receipt')}</td>
      ))}
    </tr>
  );
});

const TeamFeet = ({ mondays, supply, stored, stale, demand }: TeamFootProps) => {
  const { t } = useTranslation();
  const changes = mondays.map((_, at) => difference(supply[at], stored[at]));
  const toneOf = (monday: Day) => (stale.has(monday) ? styles.uncertain : undefined);
  const head = (text: ReactNode) => (
    <th scope="row" className={styles.name} colSpan={3}>
      {text}
    </th>
  );
  return (
    <tfoot>
      <tr className={styles.supply}>
        {head(
          <>
            {t('assets.team.supply')}
            {stale.size > 0 && <small className={`wide-only ${styles.stale}`}>{t('demand.countsSaved')}</small>}
          </>,
        )}
        {mondays.map((monday, at) => (
          <td key={monday} className={toneOf(monday)}>
            {formatReceipt(supply[at] ?? 0)}
          </td>
        ))}
      </tr>
      <DemandRow mondays={mondays} demand={demand} />
      <tr className={styles.difference}>
        {head(t('assets.team.difference'))}
        {mondays.map((monday, at) => {
          const diff = difference(supply[at], demand.get(monday));
          const shade = shadeOf(shownFigure(diff));
          return (
            <td key={monday} className={toneOf(monday)}>
              <span className={stale.has(monday) ? undefined : shadeStyles[shade]}>
                {numberText(writtenDifference(diff, supply[at] ?? null, demand.get(monday) ?? null), 'receipt', {
                  sign: true,
                })}
              </span>
            </td>
          );
        })}
      </tr>
      {changes.some(Boolean) && (
        <tr className={styles.change}>
          {head(
            <>
              <span className={styles.full}>{t('assets.team.change')}</span>
              <span className={styles.abbreviated}>{t('assets.team.changeShort')}</span>
            </>,
          )}
          {mondays.map((monday, at) => (
            <td key={monday} className={toneOf(monday)}>
              {changes[at] ? numberText(changes[at], 'receipt', { sign: true }) : ''}
            </td>
          ))}
        </tr>
      )}
    </tfoot>
  );
};

/** Supply, demand and their difference by week, and the change since the last save where there is one. */
export const TeamFoot = memo(TeamFeet);
