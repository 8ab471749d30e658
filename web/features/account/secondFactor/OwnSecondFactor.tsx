import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import type { Enrolment, SecondFactor } from '#shared/model/secondFactor.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { send } from '#web/platform/api/live.ts';
import { CodeList } from './CodeList.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { QrForm } from './QrForm.tsx';
import factor from './secondFactor.module.css';

/** What is being done: the forms follow one another, and nothing of them is kept in the address. */
type Doing =
  | { readonly step: 'nothing' | 'turnOn' | 'turnOff' | 'renew' }
  | { readonly step: 'scan'; readonly password: string; readonly enrolment: Enrolment }
  | { readonly step: 'codes'; readonly codes: readonly string[]; readonly isRenewed: boolean };

interface OwnSecondFactorProps {
  readonly username: string;
  readonly stored: SecondFactor;
  /** Loads the stored one again. */
  readonly onChanged: () => Promise<unknown>;
}

/** The second factor of one's own account: turned on, its recovery codes renewed, turned off. */
export const OwnSecondFactor = ({ username, stored, onChanged }: OwnSecondFactorProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const [doing, setDoing] = useState<Doing>({ step: 'nothing' });
  const params = { username };
  const stop = () => setDoing({ step: 'nothing' });
  const showCodes = async (codes: readonly string[], isRenewed: boolean) => {
    setDoing({ step: 'codes', codes, isRenewed });
    await onChanged();
  };

  if (doing.step === 'codes')
    return (
      <>
        <h2 className={factor.title}>{t('secondFactor.codes.title')}</h2>
        <p className={factor.text}>
          {doing.isRenewed ? t('secondFactor.codes.renewed') : t('secondFactor.codes.text')}
        </p>
        <CodeList codes={doing.codes} onSaved={stop} />
      </>
    );
  if (doing.step === 'scan')
    return (
      <QrForm
        enrolment={doing.enrolment}
        confirm={async (code) => {
          const body = { password: doing.password, code };
          await showCodes((await send(account.confirmEnrolment, { params, body })).recoveryCodes, false);
        }}
      />
    );
  if (doing.step === 'turnOn')
    return (
      <ConfirmForm
        username={username}
        action={t('secondFactor.own.turnOn')}
        withCode={false}
        onCancel={stop}
        send={async (password) => {
          const enrolment = await send(account.enrol, { params, body: { password } });
          setDoing({ step: 'scan', password, enrolment });
        }}
      />
    );
  if (doing.step === 'renew')
    return (
      <>
        <p className={factor.text}>{t('secondFactor.own.renewText')}</p>
        <ConfirmForm
          username={username}
          action={t('secondFactor.own.renew')}
          withCode
          onCancel={stop}
          send={async (password, code) => {
            const body = { password, code };
            await showCodes((await send(account.renewRecoveryCodes, { params, body })).recoveryCodes, true);
          }}
        />
      </>
    );
  if (doing.step === 'turnOff')
    return (
      <ConfirmForm
        username={username}
        action={t('secondFactor.own.turnOff')}
        withCode
        onCancel={stop}
        send={async (password, code) => {
          await send(account.turnOffSecondFactor, { params, body: { password, code } });
          await onChanged();
          stop();
          message.success(t('secondFactor.own.turnedOff'));
        }}
      />
    );
  const { since, recoveryCodesLeft, rule } = stored;
  if (since === null)
    return rule === 'off' ? (
      <p className={factor.text}>{t('secondFactor.own.notUsed')}</p>
    ) : (
      <>
        <p className={factor.text}>{t('secondFactor.own.off')}</p>
        <Button type="primary" onClick={() => setDoing({ step: 'turnOn' })}>
          {t('secondFactor.own.turnOn')}
        </Button>
      </>
    );
  return (
    <>
      <p className={factor.state}>{t('secondFactor.own.on', { when: momentText(since) })}</p>
      <p className={factor.text}>{t('secondFactor.own.left', { count: recoveryCodesLeft })}</p>
      {rule !== 'optional' && (
        <p className={factor.text}>
          {rule === 'required' ? t('secondFactor.own.required') : t('secondFactor.own.notAsked')}
        </p>
      )}
      <div className={factor.tools}>
        <Button onClick={() => setDoing({ step: 'renew' })}>{t('secondFactor.own.renew')}</Button>
        {rule !== 'required' && (
          <Button danger onClick={() => setDoing({ step: 'turnOff' })}>
            {t('secondFactor.own.turnOff')}
          </Button>
        )}
      </div>
    </>
  );
};
