import CloudServerOutlined from '@ant-design/icons/es/icons/CloudServerOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportKind } from '#shared/model/importMapping.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import styles from '../Imports.module.css';
import type { useSource } from '../useSource.ts';

const kinds: readonly ImportKind[] = ['personnel', 'hours'];

/** Which kind of file is shown, and the two ways to get one. */
export const SourceTools = ({ source }: { readonly source: ReturnType<typeof useSource> }) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { kind } = source.source;
  const isBusy = source.sent !== undefined || source.isFetching;
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void source.send(file);
    // So that the same file, corrected, can be chosen again.
    event.target.value = '';
  };
  return (
    <div className={styles.wide}>
      <div className={styles.tools}>
        <Segmented<ImportKind>
          aria-label={t('imports.kindLabel')}
          options={kinds.map((one) => ({ value: one, label: t(`imports.kind.${one}`) }))}
          value={kind}
          disabled={isBusy}
          onChange={(next) => source.choose({ kind: next })}
        />
        <span className={styles.grow} />
        <input
          ref={field}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xml,.pax,.paxml"
          aria-label={t('imports.choose')}
          onChange={chosen}
        />
        <Button icon={<UploadOutlined aria-hidden />} disabled={isBusy} onClick={() => field.current?.click()}>
          {source.sent === undefined
            ? t('imports.choose')
            : t('imports.sending', { part: numberText(source.sent * 100) })}
        </Button>
        <Button
          icon={<CloudServerOutlined aria-hidden />}
          loading={source.isFetching}
          disabled={isBusy}
          onClick={() => void source.fetchNewest()}
        >
          {t('imports.fetch')}
        </Button>
      </div>
      {source.refused !== undefined && <Alert type="error" showIcon role="alert" title={source.refused} />}
      <ProblemAlert problem={source.problem} title={t('imports.failed')} />
    </div>
  );
};
