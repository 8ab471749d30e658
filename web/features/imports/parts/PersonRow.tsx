import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RatePeriod } from '#shared/model/hrImport.ts';
import type { Day } from '#shared/time/day.ts';
import { weekTexts } from '#web/domain/planning/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { href } from '#web/platform/navigation/href.ts';
import styles from '../Imports.module.css';
import type { PlaceIds } from '../ids.ts';
import type { PersonRow as Row } from '../model/summary.ts';
import { rateText } from '../rateText.ts';

const useLines = (): ((periods: readonly RatePeriod[]) => readonly (readonly [string, string])[]) => {
  const { t } = useTranslation();
  const weekText = (day: Day) => {
    const { week, year } = weekTexts(day);
    return `${week} ${year}`;
  };
  return (periods) =>
    periods.map(({ start, end, workRate, workRateExcluded, isFillIn, absence }) => [
      `${weekText(start)} – ${end === null ? t('ui.period.openShort') : weekText(end)}`,
      [
        rateText(workRate),
        workRateExcluded > 0 && t('imports.excluded', { rate: rateText(workRateExcluded) }),
        absence && t(`assets.absence.${absence}`).toLowerCase(),
        isFillIn && t('imports.fillIn'),
      ]
        .filter(Boolean)
        .join(' '),
    ]);
};

interface PeriodsProps {
  readonly periods: readonly RatePeriod[];
  /** The periods on the other side: those on both are counted only. */
  readonly other: readonly RatePeriod[];
  readonly isNew: boolean;
  readonly none: string;
}

/** The periods of one side that the other has not: what the import takes away, or what it brings. */
const Periods = ({ periods, other, isNew, none }: PeriodsProps) => {
  const { t } = useTranslation();
  const linesOf = useLines();
  if (periods.length === 0) return <span className={styles.none}>{none}</span>;
  const there = linesOf(other).map((line) => line.join());
  const changed = linesOf(periods).filter((line) => !there.includes(line.join()));
  const equal = periods.length - changed.length;
  return (
    <ul className={styles.periods}>
      {changed.map(([weeks, rate]) => (
        <li key={weeks} className={isNew ? styles.fresh : undefined}>
          <span>{weeks}</span>
          <span>{rate}</span>
        </li>
      ))}
      {equal > 0 && <li className={styles.none}>{t('imports.equal', { count: equal })}</li>}
    </ul>
  );
};

interface PersonRowProps {
  readonly ids: PlaceIds;
  readonly row: Row;
  /** The unit is shown where there are several. */
  readonly withUnit: boolean;
  /** The categories to choose for a professional title without one; undefined: chosen at the unit. */
  readonly choice: { readonly names: readonly string[]; readonly onChoose: (name: string) => void } | undefined;
}

/** What the import does to one employee: the periods now, and after it. */
export const PersonRow = ({ row: { unit, person }, withUnit, choice, ids }: PersonRowProps) => {
  const { t } = useTranslation();
  const { kind, name, number, line, category, before, after, notes, overwritesTyped } = person;
  const isLost = kind === 'unmatched';
  return (
    <tr>
      <td>
        <span className={`${styles.kind} ${styles[kind]}`}>{t(`imports.difference.${kind}`)}</span>
      </td>
      <th scope="row">
        {name}
        <small>{line === null ? number : t('imports.numberLine', { number, line: numberText(line) })}</small>
      </th>
      <td>
        {withUnit ? (
          <>
            <Link to={href.manage({ ...ids, areaId: unit.areaId, unitId: unit.unitId }, 'import')}>
              {unit.unitName}
            </Link>
            <small>{category}</small>
          </>
        ) : (
          category
        )}
      </td>
      <td>
        {isLost && choice ? (
          <Select
            size="small"
            className={styles.category ?? ''}
            aria-label={t('imports.categoryFor', { name })}
            placeholder={t('imports.categories.choose')}
            value={null}
            options={choice.names.map((one) => ({ value: one, label: one }))}
            onChange={(chosen: string | null) => chosen && choice.onChoose(chosen)}
          />
        ) : (
          !isLost && <Periods periods={before} other={after} isNew={false} none={t('imports.nothing')} />
        )}
      </td>
      <td>
        {isLost ? (
          <span className={styles.none}>{t('imports.lost', { category })}</span>
        ) : (
          <Periods periods={after} other={before} isNew none={t('imports.gone')} />
        )}
        {!isLost && notes.map((note) => <small key={note}>{t(`imports.remarks.${note}`)}</small>)}
        {overwritesTyped && <small className={styles.typed}>{t('imports.overwrites')}</small>}
      </td>
    </tr>
  );
};
