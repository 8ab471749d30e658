import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Category } from '#shared/model/category.ts';
import { formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { OrderHandle } from '#web/kit/ui/list/OrderHandle.tsx';
import table from '#web/kit/ui/list/Table.module.css';
import type { useMoves } from '#web/kit/ui/list/useMoves.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { CopyOneButton } from '../copy/CopyOneButton.tsx';
import type { UnitIds } from '../ids.ts';
import { earlierOf, periodIn, type View } from '../period/phases.ts';
import styles from './ShiftTable.module.css';
import { usePeriodDays } from './usePeriodDays.ts';

interface CategoryHeadProps {
  readonly ids: UnitIds;
  readonly category: Category;
  readonly view: View;
  readonly handle: ReturnType<ReturnType<typeof useMoves>['handleOf']>;
  readonly hint: string;
}

/** The row of a category above its shifts: its full-time week and period, and a link to a new shift. */
export const CategoryHead = ({ ids, category, view, handle, hint }: CategoryHeadProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const periodText = usePeriodDays();
  const { name, shifts } = category;
  const own = { ...ids, categoryId: category.id };
  // A category may be shown for its shifts although it has no period of its own in the view.
  const period = periodIn(category, view, today()) ?? periodIn(category, 'all', today());
  const earlier = earlierOf(category, today()) - (view === 'earlier' ? 1 : 0);
  const tools = (
    <>
      <Link
        className={styles.add}
        to={href.manage({ ...own, shiftId: NEW })}
        aria-label={t('manage.shift.newIn', { name })}
        title={t('manage.shift.newIn', { name })}
      >
        <PlusOutlined aria-hidden />
      </Link>
      <CopyOneButton ids={own} name={name} className={styles.copy} />
    </>
  );
  return (
    <tr className={styles.category}>
      <td className={table.order}>
        <OrderHandle {...handle} hint={hint} />
      </td>
      <th scope="rowgroup" colSpan={2}>
        <span className={styles.title}>
          <Link to={href.manage(own)}>{name}</Link>
          <span className={`${styles.plain} phone-only`}>{t('manage.shift.count', { count: shifts.length })}</span>
          {isPhone && tools}
        </span>
      </th>
      <td className="wide-only" colSpan={2}>
        {period ? (
          <>
            <b>{formatMinutes(minutesOf(period.workingHours, period.workingMinutes))}</b>{' '}
            <span className={styles.plain}>{t('manage.period.aWeek')}</span>
          </>
        ) : (
          t('manage.period.none')
        )}
      </td>
      <td className="wide-only">
        {period && <span className={styles.short}>{periodText(period)}</span>}
        {earlier > 0 && (
          <Link className={styles.earlier} to={href.manage(own)}>
            {t('manage.period.earlier', { count: earlier })}
          </Link>
        )}
      </td>
      <td className={`${styles.plain} wide-only`}>{t('manage.shift.count', { count: shifts.length })}</td>
      <td className="wide-only">{!isPhone && <span className={styles.tools}>{tools}</span>}</td>
    </tr>
  );
};
