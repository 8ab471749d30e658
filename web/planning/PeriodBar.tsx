import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { periodText } from './dates.ts';
import { Indicators } from './Indicators.tsx';
import type { PeriodListProps } from './listed.ts';
import styles from './PeriodBar.module.css';

/** The period list of a phone: the earlier and the later period beside the selected one, all of them in a drawer. */
export const PeriodBar = ({ title, periods, selected, hrefOf, action, children }: PeriodListProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const index = periods.findIndex(({ id }) => id === selected);
  const period = periods[index];
  const [later, earlier] = [periods[index - 1], periods[index + 1]];
  const text = period && periodText(period, t('ui.period.openShort'));
  return (
    <nav className={styles.bar} aria-label={title}>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('ui.period.previous')}
        disabled={earlier === undefined}
        onClick={() => earlier && navigate(hrefOf(earlier.id))}
      />
      <button type="button" className={styles.now} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.weeks}>
          <b>{text ? `${text.weeks} ${text.year}` : t('ui.period.choose')}</b>
          <Indicators of={period?.indicators ?? []} />
        </span>
        <small>
          {text?.days}
          {period?.note !== undefined && <> · {period.note}</>}
        </small>
      </button>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('ui.period.next')}
        disabled={later === undefined || period === undefined}
        onClick={() => later && navigate(hrefOf(later.id))}
      />
      <Drawer title={title} placement="bottom" size="70%" open={open} onClose={() => setOpen(false)} extra={action}>
        {children ?? (
          <ul className={styles.all}>
            {periods.map((listed) => {
              const { weeks, year, days } = periodText(listed, t('ui.period.openShort'));
              return (
                <li key={listed.id}>
                  <Link
                    to={hrefOf(listed.id)}
                    aria-current={listed.id === selected ? 'true' : undefined}
                    onClick={() => setOpen(false)}
                  >
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
        )}
      </Drawer>
    </nav>
  );
};
