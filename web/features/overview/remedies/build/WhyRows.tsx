import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { addDays } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import styles from './Build.module.css';
import type { Run } from './model.ts';

/** Who explains the shortage, over the weeks of the table; memoised, since no amount changes it. */
export const WhyRows = memo(({ plan: { weeks }, run }: { readonly plan: RemedyPlan; readonly run: Run }) => {
  const { t } = useTranslation();
  if (run.people.length === 0) return null;
  return (
    <tbody className={styles.why}>
      <tr>
        <th scope="rowgroup" colSpan={weeks.length + 2}>
          {t('remedies.build.why')}
        </th>
      </tr>
      {run.people.map(({ assetId, name, kind, absence, from, to, rate, isLocked }) => {
        const begins = kind === 'leaving' && to !== null ? addDays(to, 1) : from;
        const ends = kind === 'leaving' ? null : to;
        const first = weeks.findIndex(({ start }) => addDays(start, 6) >= begins);
        const after = ends === null ? -1 : weeks.findIndex(({ start }) => start > ends);
        const end = after === -1 ? weeks.length : after;
        const at = Math.max(0, first);
        if (first === -1 || end <= at) return null;
        const said =
          kind === 'away'
            ? absence
              ? t(`assets.absence.${absence}`)
              : t('remedies.build.away')
            : t(`remedies.build.${kind}`, { week: weekLabel(weekOf(kind === 'leaving' && to !== null ? to : from)) });
        return (
          <tr key={`${assetId} ${kind} ${from}`}>
            <th scope="row">{name}</th>
            {at > 0 && <td colSpan={at} />}
            <td colSpan={end - at}>
              <span className={`${styles.stretch} ${styles[kind]}`}>
                {said}
                {isLocked && <LockOutlined aria-label={t('remedies.build.locked')} />}
              </span>
            </td>
            {end < weeks.length && <td colSpan={weeks.length - end} />}
            <td className={styles.meanCell}>{numberText(rate, 'receipt', { sign: kind === 'coming' })}</td>
          </tr>
        );
      })}
    </tbody>
  );
});
WhyRows.displayName = 'WhyRows';
