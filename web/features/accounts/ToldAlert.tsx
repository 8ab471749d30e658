import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Told } from './told.ts';

/** Tells what has just happened, and what to do where no mail went. */
export const ToldAlert = ({ told }: { readonly told: Told | undefined }) => {
  const { t } = useTranslation();
  const isWarning = told?.outcome === 'notMailed' || told?.outcome === 'moved';
  return (
    <div role="status">
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
