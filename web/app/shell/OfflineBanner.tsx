import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { connection } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';

/** Says that the server does not answer and that typed values stay, while the connection is down. */
export const OfflineBanner = () => {
  const { t } = useTranslation();
  const state = useSignal(connection);
  return (
    <div role="status">
      {state === 'down' && (
        <Alert
          banner
          type="warning"
          role="none"
          title={
            <>
              <b>{t('app.offline.title')}</b> {t('app.offline.text')}
            </>
          }
        />
      )}
    </div>
  );
};
