import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#web/platform/api/live.ts';
import { Failure } from '../parts/Failure.tsx';
import styles from '../parts/form.module.css';
import { useSubmit } from '../parts/useSubmit.ts';
import { CodeField } from './CodeField.tsx';
import factor from './secondFactor.module.css';
import type { StepProps } from './step.ts';
import { useFirstFocus } from './useFirstFocus.ts';

/** The second step of a login: a code of the app, or a recovery code in its place. */
export const CodeForm = ({ username, password, frame: Frame, onEntered, onBack }: StepProps) => {
  const { t } = useTranslation();
  const [isApp, setIsApp] = useState(true);
  const [code, setCode] = useState('');
  const { submitted, busy, problem, onSubmit } = useSubmit(code.trim() !== '', async () => {
    await session.signIn(username, password, code.trim());
    onEntered();
  });
  useFirstFocus('code');
  const change = () => {
    setIsApp(!isApp);
    setCode('');
    document.getElementById('code')?.focus();
  };
  const fault = problem?.fields.code;
  return (
    <Frame
      title={t('secondFactor.signIn.title')}
      lead={isApp ? t('secondFactor.signIn.lead', { username }) : t('secondFactor.signIn.recoveryLead', { username })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Failure problem={fault === undefined ? problem : undefined}>
          {problem?.code === 'invalid_grant' && t('secondFactor.signIn.changed')}
        </Failure>
        <CodeField
          id="code"
          label={isApp ? t('secondFactor.code') : t('secondFactor.recoveryCode')}
          help={isApp ? t('secondFactor.codeHelp') : t('secondFactor.recoveryHelp')}
          value={code}
          onChange={setCode}
          fault={fault}
          submitted={submitted}
          isApp={isApp}
        />
        <button type="submit" className={styles.submit} aria-disabled={busy}>
          {t('secondFactor.signIn.submit')}
        </button>
        <p className={factor.aside}>
          <button type="button" onClick={change}>
            {isApp ? t('secondFactor.signIn.useRecovery') : t('secondFactor.signIn.useApp')}
          </button>
          <button type="button" onClick={onBack}>
            {t('secondFactor.signIn.back')}
          </button>
        </p>
        <p className={factor.note}>{t('secondFactor.signIn.lost')}</p>
      </form>
    </Frame>
  );
};
