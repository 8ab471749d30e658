import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imports } from '#shared/contract/imports.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Imports.module.css';
import type { OrgIds } from './ids.ts';

interface ConnectionTestProps {
  readonly ids: OrgIds;
  /** While something is typed that is not stored: the test is of what is stored. */
  readonly disabled: boolean;
}

/** Signs in to the HR system's server with what is stored, and says what came of it. */
export const ConnectionTest = ({ ids, disabled }: ConnectionTestProps) => {
  const { t } = useTranslation();
  const { state, problem, run } = useChange(imports.testFtp, { touches: 'none' });
  const [files, setFiles] = useState<number>();
  const test = async () => {
    setFiles(undefined);
    const done = await run({ params: ids });
    setFiles(done?.answer.files);
  };
  return (
    <div className={styles.test}>
      <Button loading={state !== 'idle'} disabled={disabled} onClick={() => void test()}>
        {t('imports.test.action')}
      </Button>
      {disabled && <p className={styles.note}>{t('imports.test.saveFirst')}</p>}
      <p role="status" className={styles.good}>
        {files !== undefined && !disabled && t('imports.test.good', { count: files })}
      </p>
      {!disabled && <ProblemAlert problem={problem} title={t('imports.test.bad')} />}
    </div>
  );
};
