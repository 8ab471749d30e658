import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Account } from '#shared/model/account.ts';

const outcomes = ['created', 'invited', 'notMailed', 'resent'] as const;

/** What has just happened to an account: made, made and invited, made but not reached by mail, invited again. */
type Told = (typeof outcomes)[number];

/** What a create has come to: accounts with a password, or with none to wait for, are not mailed. */
export const toldOf = ({ mailSent }: Pick<Account, 'mailSent'>): Told =>
  mailSent === undefined ? 'created' : mailSent ? 'invited' : 'notMailed';

/** Reads what another screen left in the history entry. */
export const toldIn = (state: unknown): Told | undefined =>
  outcomes.find((told) => told === (state as { readonly told?: unknown } | null)?.told);

/** Tells what has just happened, and what to do where the mail did not go. */
export const ToldAlert = ({ told, email }: { readonly told: Told | undefined; readonly email: string }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      {told !== undefined && (
        <Alert
          showIcon
          role="none"
          {...(told === 'notMailed' ? { type: 'warning' } : { type: 'info', icon: <CheckCircleFilled /> })}
          title={t(`accounts.told.${told}`)}
          {...(told !== 'created' && { description: t(`accounts.toldText.${told}`, { email }) })}
        />
      )}
    </div>
  );
};
