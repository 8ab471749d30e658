import { useTranslation } from 'react-i18next';
import { weekOf } from '#shared/time/week.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { isShort } from '../outcome.ts';
import styles from './ExplainOutcome.module.css';
import type { Explained } from './explained.ts';

/** The weeks that are short today, with what the measures leave of each. */
export const ShortWeeks = ({ model }: Pick<Explained, 'model'>) => {
  const { t } = useTranslation();
  const short = model.figures.run.flatMap(({ exact, written }, week) =>
    isShort(exact.diff) || isShort(exact.left) ? [{ monday: model.mondays[week]!, written, exact }] : [],
  );
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['ofWeek', 'diff', 'difference', 'short'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`remedies.build.explain.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {short.map(({ monday, written, exact }) => (
            <tr key={monday}>
              <th scope="row">{weekLabel(weekOf(monday))}</th>
              <td>
                <Num value={written.diff} as="receipt" sign difference />
              </td>
              <td>
                <Num value={written.left} as="receipt" sign difference />
              </td>
              <td>{t(isShort(exact.left) ? 'remedies.build.explain.isShort' : 'remedies.build.explain.isClosed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('remedies.build.explain.shortText')}</p>
    </>
  );
};
