import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '#web/platform/api/useRight.ts';
import styles from './InfoButton.module.css';

/** The button that explains the budget basis in a dialog. */
export const InfoButton = () => {
  const { t } = useTranslation();
  const paragraphs = ['what', 'link', 'locked', useRight('overwriteBasis') ? 'correct' : 'again'] as const;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" icon={<InfoCircleOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('budget.info.title')}
      </Button>
      <Modal
        open={open}
        title={t('budget.info.title')}
        width={520}
        onCancel={close}
        footer={
          <Button type="primary" onClick={close}>
            {t('ui.close')}
          </Button>
        }
      >
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(`budget.info.${paragraph}`)}</p>
          ))}
        </div>
      </Modal>
    </>
  );
};
