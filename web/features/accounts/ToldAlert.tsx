import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Told } from './told.ts';

/** Tells what has just happened, and what to do where no mail went. */
export const ToldAlert = ({ told }: { readonly told: Told | undefined }) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // What is told at the top may come of a button at the bottom.
  useEffect(() => {
    if (told !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  const isWarning = told?.outcome === 'notMailed' || told?.outcome === 'moved';
  return (
    <div role="status" ref={box}>
      {told !== undefined && (
        <Alert
          showIcon
          role="none"
          {...(isWarning ? { type: 'warning' } : { type: 'info', icon: <CheckCircleFilled /> })}
          title={t(`accounts.told.${told.outcome}`)}
          {...(told.outcome !== 'created' && {
            description: t(`accounts.toldText.${told.outcome}`, { email: told.email }),
          })}
        />
      )}
    </div>
  );
};
