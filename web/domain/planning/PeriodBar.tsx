import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StepBar } from '#web/kit/ui/frame/StepBar.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { periodText } from './dates.ts';
import { Indicators } from './Indicators.tsx';
import type { PeriodListProps } from './listed.ts';
import styles from './PeriodBar.module.css';

/** The period list of a narrow screen: the earlier and the later period beside the selected one, all of them in a drawer. */
export const PeriodBar = ({ title, periods, selected, hrefOf, joined = false, action, children }: PeriodListProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const index = periods.findIndex(({ id }) => id === selected);
  const period = periods[index];
  const [later, earlier] = [period && periods[index - 1], periods[index + 1]];
  const text = period && periodText(period, t('ui.period.openShort'));
  const all = (close: () => void) => (
    <ul className={styles.all}>
      {periods.map((listed) => {
        const { weeks, year, days } = periodText(listed, t('ui.period.openShort'));
        return (
          <li key={listed.id}>
            <Link to={hrefOf(listed.id)} aria-current={listed.id === selected ? 'true' : undefined} onClick={close}>
              <b>
                {weeks} {year}
              </b>
              <span>{days}</span>
              <Indicators of={listed.indicators ?? []} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
  return (
    <StepBar
      label={title}
      joined={joined}
      before={{ label: t('ui.period.previous'), to: earlier && hrefOf(earlier.id) }}
      after={{ label: t('ui.period.next'), to: later && hrefOf(later.id) }}
      action={isPhone ? undefined : action}
      drawer={{ title, size: '70%', extra: isPhone ? action : undefined, content: (close) => children ?? all(close) }}
    >
      <span className={styles.weeks}>
        <b>{text ? `${text.weeks} ${text.year}` : t('ui.period.choose')}</b>
        <Indicators of={period?.indicators ?? []} />
      </span>
      <small>
        {text?.days}
        {period?.note !== undefined && <> · {period.note}</>}
      </small>
    </StepBar>
  );
};
