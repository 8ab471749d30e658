import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { type PropsWithChildren, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workbookColumns } from '#shared/workbook/columns.ts';
import styles from './Start.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isCard?: boolean;
}

/** One of the three steps: its number, what it is, and what is done in it. */
const Step = ({ number, title, isCard = false, children }: PropsWithChildren<StepProps>) => {
  const id = useId();
  return (
    <section className={clsx(styles.step, isCard && styles.card)} aria-labelledby={id}>
      <h2 id={id}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
};

interface StartProps {
  readonly isReading: boolean;
  readonly onTemplate: () => void;
  readonly onFilled: () => void;
  /** Opens the dialog that chooses a file. */
  readonly onChoose: () => void;
  /** Files that were dropped: what becomes of them is what becomes of chosen ones. */
  readonly onFiles: (files: FileList) => void;
}

/** The way to a filled-in workbook in three steps; the last is where its file is dropped or chosen. */
export const Start = ({ isReading, onTemplate, onFilled, onChoose, onFiles }: StartProps) => {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  return (
    <div className={styles.steps}>
      <Step number={1} title={t('workbook.steps.template')} isCard>
        <p>{t('workbook.steps.templateText', { count: Object.keys(workbookColumns).length })}</p>
        <div className={styles.buttons}>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={onTemplate}>
            {t('workbook.template')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={onFilled}>
            {t('workbook.filled')}
          </Button>
        </div>
      </Step>
      <Step number={2} title={t('workbook.steps.fill')} isCard>
        <p>{t('workbook.steps.fillText')}</p>
      </Step>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: The button in it does without a mouse what dropping does. */}
      <div
        className={clsx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isReading) onFiles(event.dataTransfer.files);
        }}
      >
        <InboxOutlined aria-hidden className={styles.sign ?? ''} />
        <Step number={3} title={t('workbook.steps.drop')}>
          <p>{t('workbook.steps.dropText')}</p>
          <Button type="primary" icon={<UploadOutlined aria-hidden />} loading={isReading} onClick={onChoose}>
            {t('workbook.choose')}
          </Button>
          <p className={styles.small}>{t('workbook.steps.roster')}</p>
        </Step>
      </div>
    </div>
  );
};
