import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountNotice } from './notice.ts';

/** Outcomes after which something is left to do. */
const warnings: ReadonlySet<AccountNotice['outcome']> = new Set(['notMailed', 'moved', 'unconfirmable']);

/** The outcome of the last action, and what to do where no mail was sent. */
export const NoticeAlert = ({ notice }: { readonly notice: AccountNotice | undefined }) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The button that led to the notice may be at the bottom of the page.
  useEffect(() => {
    if (notice !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const isWarning = notice !== undefined && warnings.has(notice.outcome);
  return (
    <div role="status" ref={box}>
      {notice !== undefined && (
        <Alert
          showIcon
          role="none"
          {...(isWarning ? { type: 'warning' } : { type: 'info', icon: <CheckCircleFilled aria-hidden /> })}
          title={t(`accounts.notice.${notice.outcome}`)}
          description={t(`accounts.noticeText.${notice.outcome}`, { email: notice.email })}
        />
      )}
    </div>
  );
};
