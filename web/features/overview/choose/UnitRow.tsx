import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';
import type { Cell } from '../model/rows.ts';
import type { UnitChoice } from './choices.ts';
import styles from './UnitChooser.module.css';

const shadeOf = ({ shade }: Cell): string => `${shadeStyles.shade} ${shadeStyles[shade]}`;

const Figure = ({ cell }: { readonly cell: Cell }) => (
  <span className={`${styles.figure} ${shadeOf(cell)}`}>{numberText(cell.shown, 'keyValue', { sign: true })}</span>
);

/** The demand that a unit lacks first: its categories, or all of it, and from which week. */
const Lacking = ({ cell: { receipt, week } }: { readonly cell: Cell }) => {
  const { t } = useTranslation();
  const names = receipt?.demand === null ? t('overview.choose.whole') : receipt?.missingDemand.join(', ');
  return (
    <span className={styles.lacking}>
      {t('overview.choose.from', { what: names || t('overview.choose.some'), week: weekLabel(week) })}
    </span>
  );
};

/** A unit to choose: a link over the whole row. */
export const UnitRow = ({ choice, tab }: { readonly choice: UnitChoice; readonly tab: Tab }) => {
  const { t } = useTranslation();
  const { unit, now, worst, coming, shortWeeks, lacking } = choice;
  const isLoaded = now?.receipt !== undefined;
  const bone = <Bone width={36} height={16} />;
  return (
    <tr>
      <th scope="row">
        <Link to={href.plan({ ...unit.ids, tab })}>{unit.name}</Link>
        {unit.shortName && <small>{unit.shortName}</small>}
      </th>
      <td className={styles.number}>{now && isLoaded ? <Figure cell={now} /> : bone}</td>
      <td className={styles.number}>
        {worst ? (
          <>
            <Figure cell={worst} /> <small>{weekLabel(worst.week)}</small>
          </>
        ) : (
          isLoaded && '–'
        )}
      </td>
      <td className={styles.wide}>
        <span className={styles.strip} aria-hidden>
          {coming.map((cell) => (
            <i
              key={cell.week.start}
              className={cell.receipt && shadeOf(cell)}
              title={`${weekLabel(cell.week)} ${numberText(cell.shown, 'keyValue', { sign: true })}`}
            />
          ))}
        </span>
      </td>
      <td className={`${styles.number} ${styles.wide}`}>
        {isLoaded && (shortWeeks > 0 ? t('overview.choose.weeks', { count: shortWeeks }) : '–')}
      </td>
      <td className={styles.wide}>{lacking ? <Lacking cell={lacking} /> : isLoaded && '–'}</td>
    </tr>
  );
};
