import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enrolment } from '#shared/model/secondFactor.ts';
import { session } from '#web/platform/api/live.ts';
import { type ApiProblem, problemOf } from '#web/platform/api/problem.ts';
import { confirmAtLogin, enrolAtLogin } from '../calls.ts';
import { Failure } from '../parts/Failure.tsx';
import styles from '../parts/form.module.css';
import { CodeList } from './CodeList.tsx';
import { QrForm } from './QrForm.tsx';
import factor from './secondFactor.module.css';
import type { StepProps } from './step.ts';

type Confirmed = Awaited<ReturnType<typeof confirmAtLogin>>;

/** A login that requires an app which the account does not have: connects one, shows the recovery codes, and goes on. */
export const EnrolStep = ({ username, password, frame: Frame, onEntered, onBack }: StepProps) => {
  const { t } = useTranslation();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const begin = useCallback(async () => {
    setProblem(undefined);
    try {
      setEnrolment(await enrolAtLogin({ username, password }));
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
  }, [username, password]);
  useEffect(() => void begin(), [begin]);

  const confirm = async (code: string) => setConfirmed(await confirmAtLogin({ username, password, code }));
  const enter = async ({ tokens }: Confirmed) => {
    await session.adopt({
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      provider: undefined,
    });
    onEntered();
  };
  if (confirmed)
    return (
      <Frame title={t('secondFactor.codes.title')} lead={t('secondFactor.codes.text')}>
        <CodeList codes={confirmed.recoveryCodes} onSaved={() => void enter(confirmed)} />
      </Frame>
    );
  return (
    <Frame title={t('secondFactor.enrol.title')} lead={t('secondFactor.enrol.lead', { username })}>
      <Failure problem={problem}>{t('secondFactor.enrol.failed')}</Failure>
      {problem && (
        <button type="button" className={styles.submit} onClick={() => void begin()}>
          {t('secondFactor.enrol.again')}
        </button>
      )}
      {enrolment && <QrForm enrolment={enrolment} confirm={confirm} />}
      <p className={factor.aside}>
        <button type="button" onClick={onBack}>
          {t('secondFactor.signIn.back')}
        </button>
      </p>
    </Frame>
  );
};
