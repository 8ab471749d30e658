import ExperimentOutlined from '@ant-design/icons/es/icons/ExperimentOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Indicators.module.css';

/** What a period in a list can be marked with. */
export type Indicator = 'simulation' | 'locked' | 'gapBefore' | 'gapAfter' | 'dirty';

const Gap = ({ side }: { readonly side: 'before' | 'after' }) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 14 14"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinecap="round"
  >
    {side === 'before' ? (
      <path d="M7 7h6M10.5 4.5 13 7l-2.5 2.5M1 7h.5M4 7h.5M7 3.5v7" />
    ) : (
      <path d="M1 7h6M7 3.5v7M9.8 7h.5M12.6 7h.5" />
    )}
  </svg>
);

const icons: Readonly<Record<Indicator, ReactNode>> = {
  simulation: <ExperimentOutlined aria-hidden />,
  locked: <LockOutlined aria-hidden />,
  gapBefore: <Gap side="before" />,
  gapAfter: <Gap side="after" />,
  dirty: <StarFilled aria-hidden />,
};

/** Icons with their words, never a colour alone. */
export const Indicators = ({ of }: { readonly of: readonly Indicator[] }) => {
  const { t } = useTranslation();
  return of.map((indicator) => (
    <span key={indicator} className={`${styles.indicator} ${styles[indicator]}`}>
      {icons[indicator]}
      {t(`ui.period.${indicator}`)}
    </span>
  ));
};
