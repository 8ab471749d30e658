import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { notice } from '../notice.ts';

/** Shows `notice` until it is closed. */
export const NoticeBanner = () => {
  const { t } = useTranslation();
  const shown = useSignal(notice);
  return (
    <div role="status">
      {shown && (
        <Alert
          banner
          type="warning"
          role="none"
          title={t(`app.${shown}`)}
          closable={{ onClose: () => notice.set(undefined), 'aria-label': t('ui.close') }}
        />
      )}
    </div>
  );
};
