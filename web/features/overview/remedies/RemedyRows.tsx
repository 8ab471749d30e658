import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemedyLine } from '#shared/model/remedy.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure } from '#web/kit/ui/figures/shade.ts';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { remedyOf } from '../links.ts';
import styles from './Remedies.module.css';
import { thousands, useLineTexts, weeksText } from './useLineTexts.ts';

interface RemedyRowsProps {
  readonly place: Place;
  readonly lines: readonly RemedyLine[];
  /** Whether the lines are of several units. */
  readonly inUnits: boolean;
  readonly figures: 'gross' | 'net';
  /** Whether the worst figures have the colours of the map above, which is in services too. */
  readonly isShaded: boolean;
}

const Cost = ({ line: { cost, lent } }: { readonly line: RemedyLine }) => {
  const { t } = useTranslation();
  if (cost === undefined) return null;
  if (cost === null)
    return (
      <span className={styles.unknown} title={t('remedies.costMissing')}>
        {t('remedies.costUnknown')}
      </span>
    );
  return (
    <b title={lent ? t('remedies.costLent', { lent: thousands(lent) }) : undefined}>
      {t('remedies.cost', { cost: thousands(cost) })}
    </b>
  );
};

/** A line each: where it is short and when, why, what closes it, what that costs, and the page on which it is done. */
export const RemedyRows = ({ place, lines, inUnits, figures, isShaded }: RemedyRowsProps) => {
  const { t } = useTranslation();
  const { whyOf, partsOf, restOf } = useLineTexts();
  return lines.map((line) => {
    const { areaId, unitId, categoryId, unitName, categoryName, start, worst } = line;
    const [weeks, why, parts, rest] = [weeksText(line), whyOf(line), partsOf(line), restOf(line)];
    const closes = parts.map(({ after, text, figure }) => `${after}${text} ${figure}`).join('');
    const shown = shownFigure(worst.diff);
    const weight = numberText(line.weight, 'keyValue');
    return (
      <li key={`${categoryId} ${start}`} className={styles.row}>
        <span className={styles.name}>
          {inUnits && (
            <Link
              to={href.plan({
                orgId: place.ids.orgId,
                areaId,
                unitId,
                tab: 'overview',
                row: categoryId,
                week: worst.start,
              })}
            >
              {unitName}
            </Link>
          )}{' '}
          <span>{categoryName}</span>
        </span>
        <span className={styles.weeks}>{weeks}</span>
        <span
          className={clsx(styles.worst, isShaded ? [shadeStyles.shade, shadeStyles[shadeOf(shown)]] : styles.unclassed)}
        >
          {numberText(shown, 'keyValue', { sign: true })}
        </span>
        <span className={styles.weight}>
          <span className={styles.onPhone}>{t('remedies.weight', { weight })}</span>
          <span className={styles.onDesk}>{weight}</span>
        </span>
        <span className={styles.why} title={why}>
          {why}
        </span>
        <span className={styles.closes} title={[closes, rest?.whole].filter(Boolean).join(' · ')}>
          {parts.map(({ key, after, text, figure }) => (
            <Fragment key={key}>
              {after}
              {text} <b>{figure}</b>
            </Fragment>
          ))}
          {rest && (
            <>
              {parts.length > 0 && ' · '}
              <span className={styles.rest}>{rest.text}</span>
            </>
          )}
        </span>
        <span className={styles.cost}>
          <Cost line={line} />
        </span>
        <Link
          className={styles.button}
          to={remedyOf(place, line, figures)}
          aria-label={t('remedies.openOf', { category: categoryName, unit: unitName, weeks })}
        >
          {t('remedies.open')}
        </Link>
      </li>
    );
  });
};
