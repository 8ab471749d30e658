import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Shift, ShiftPeriod } from '#shared/model/shift.ts';
import { today } from '#web/kit/ui/dates.ts';
import { ShiftBadge } from '#web/kit/ui/figures/ShiftBadge.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import type { Column } from '#web/kit/ui/list/column.ts';
import { href } from '#web/platform/navigation/href.ts';
import { CopyOneButton } from '../copy/CopyOneButton.tsx';
import type { CategoryIds } from '../ids.ts';
import { phaseOf } from '../period/phases.ts';
import { useMarks } from '../period/useMarks.ts';
import { useMeasure } from '../period/useMeasureText.ts';
import styles from './ShiftTable.module.css';
import { shiftKindOf } from './shiftKind.ts';
import { usePeriodDays } from './usePeriodDays.ts';
import type { ShiftUses } from './useShiftUses.ts';

/** A shift with the period of it that the table shows. */
export interface ShiftRow {
  readonly id: string;
  readonly name: string;
  readonly ids: CategoryIds;
  readonly shift: Shift;
  readonly period: ShiftPeriod;
}

/** The columns of shifts: name, type, measures, marks, period, use in demand, copying; the period opens its dialog. */
export const useShiftColumns = (
  use: ShiftUses | undefined,
  onOpen: (row: ShiftRow) => void = () => undefined,
): readonly Column<ShiftRow>[] => {
  const { t } = useTranslation();
  const measure = useMeasure();
  const marks = useMarks();
  const periodText = usePeriodDays();
  const isPhone = useIsPhone();
  const copyOf = ({ ids, id, name }: ShiftRow) => (
    <CopyOneButton ids={{ ...ids, shiftId: id }} name={name} className={styles.copy} />
  );
  const asCategory = <span className={styles.plain}>{t('manage.shift.asCategory')}</span>;
  return [
    {
      id: 'name',
      head: t('manage.level.shift'),
      value: ({ name }) => name,
      cell: (row) => (
        <span className={styles.name}>
          <ShiftBadge kind={shiftKindOf(row.name, row.period)} />
          <Link to={href.manage({ ...row.ids, shiftId: row.id })}>{row.name}</Link>
          {isPhone && copyOf(row)}
        </span>
      ),
    },
    {
      id: 'type',
      head: t('manage.shift.type'),
      value: ({ period }) => t(`manage.shift.types.${period.type}`),
      cell: ({ period }) => (
        <span className={period.type === 'Standard' ? styles.plain : ''}>{t(`manage.shift.types.${period.type}`)}</span>
      ),
      wideOnly: true,
    },
    {
      id: 'measure',
      head: t('manage.shift.measure'),
      value: ({ period }) => measure(period),
      cell: ({ period }) =>
        measure(period) === '' ? asCategory : <span className={styles.short}>{measure(period)}</span>,
      wideOnly: true,
    },
    { id: 'marks', head: t('manage.shift.marks'), value: ({ period }) => marks(period), wideOnly: true },
    {
      id: 'period',
      head: t('manage.period.one'),
      value: ({ period }) => period.start,
      cell: (row) => {
        const phase = phaseOf(row.period, today());
        const word = phase === 'current' ? row.period.end !== null && 'ends' : phase;
        return (
          <>
            <button type="button" className={styles.period} onClick={() => onOpen(row)}>
              {periodText(row.period)}
            </button>
            {word && <span className={styles.word}>{t(`manage.phase.word.${word}`)}</span>}
          </>
        );
      },
      wideOnly: true,
    },
    {
      id: 'use',
      head: t('manage.shift.inDemand'),
      value: ({ id }) => use?.get(id) ?? 0,
      cell: ({ id }) => {
        if (use === undefined) return '';
        const count = use.get(id) ?? 0;
        return count > 0 ? (
          <span className={styles.short}>{t('manage.shift.demandPeriods', { count })}</span>
        ) : (
          <span className={styles.plain}>{t('manage.shift.noDemand')}</span>
        );
      },
      wideOnly: true,
    },
    {
      id: 'tools',
      head: t('manage.copyOne.column'),
      hidesHead: true,
      value: () => '',
      cell: (row) => !isPhone && <span className={styles.tools}>{copyOf(row)}</span>,
      wideOnly: true,
      isInName: true,
    },
  ];
};
