import QRCode from 'antd/es/qr-code';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enrolment } from '#shared/model/secondFactor.ts';
import { Failure } from '../parts/Failure.tsx';
import styles from '../parts/form.module.css';
import { useSubmit } from '../parts/useSubmit.ts';
import { CodeField } from './CodeField.tsx';
import factor from './secondFactor.module.css';

interface QrFormProps {
  readonly enrolment: Enrolment;
  /** Sends the code that the app shows; throws ApiProblem. */
  readonly confirm: (code: string) => Promise<void>;
}

/** The secret in groups of four, as authenticator apps take it typed. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The QR code for an authenticator app, the same key as text, and the code that the app shows then. */
export const QrForm = ({ enrolment: { secret, uri }, confirm }: QrFormProps) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { submitted, busy, problem, onSubmit } = useSubmit(code.trim() !== '', () => confirm(code.trim()));
  const fault = problem?.fields.code;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Failure problem={fault === undefined ? problem : undefined} />
      <p className={factor.text}>{t('secondFactor.enrol.scan')}</p>
      <div className={factor.qr} role="img" aria-label={t('secondFactor.enrol.picture')}>
        {/* Dark on white in dark mode too: many apps read nothing else. */}
        <div aria-hidden="true">
          <QRCode type="svg" value={uri} size={176} color="#000000" bgColor="#ffffff" bordered={false} />
        </div>
      </div>
      <dl>
        <dt className={factor.label}>{t('secondFactor.enrol.secret')}</dt>
        <dd className={factor.secret}>{grouped(secret)}</dd>
      </dl>
      <p className={factor.text}>{t('secondFactor.enrol.confirm')}</p>
      <CodeField
        id="code"
        label={t('secondFactor.code')}
        help={t('secondFactor.codeHelp')}
        value={code}
        onChange={setCode}
        fault={fault}
        submitted={submitted}
        isApp
      />
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('secondFactor.enrol.submit')}
      </button>
    </form>
  );
};
