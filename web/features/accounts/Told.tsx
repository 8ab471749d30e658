import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';

const outcomes = ['created', 'invited', 'notMailed', 'resent'] as const;

/** What has just happened to an account: made, made and invited, made but not reached by mail, invited again. */
export type Told = (typeof outcomes)[number];

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
          type={told === 'notMailed' ? 'warning' : 'success'}
          title={t(`accounts.told.${told}`)}
          {...(told !== 'created' && { description: t(`accounts.toldText.${told}`, { email }) })}
        />
      )}
    </div>
  );
};
