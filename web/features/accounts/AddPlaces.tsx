import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import type { Account } from '#shared/model/account.ts';
import { mostPlaces } from '#shared/model/invitation.ts';
import { alwaysWrites, type CustomerType } from '#shared/model/roles.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ManySelect } from '#web/kit/ui/inputs/ManySelect.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import styles from './Accesses.module.css';
import { placeOptions } from './form/placeOptions.ts';

/** More places of an account: several at once, with one right, in one request and one mail. */
export const AddPlaces = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation();
  const message = useToast();
  const { roots = [] } = usePlaces();
  const give = useChange(contract.invitePeople, { touches: '/api/' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [canWrite, setWrite] = useState(false);
  const [fault, setFault] = useState<string>();
  const isSuper = alwaysWrites(account.type);
  const options = useMemo(() => {
    const had = new Set(account.accesses.map(({ unitId, areaId, orgId }) => unitId ?? areaId ?? orgId));
    return placeOptions(roots, isSuper).filter(({ value }) => !had.has(value));
  }, [account.accesses, roots, isSuper]);
  const submit = async () => {
    if (chosen.length === 0) {
      setFault(t('accounts.placeMissing'));
      return;
    }
    const { email, firstName, lastName, loginType, type, username: name } = account;
    const accesses = options
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, level }) => ({ level, id: value, canWrite: canWrite || isSuper }));
    const person = { email, firstName, lastName, loginType, type: type as CustomerType, accesses };
    const done = await give.run({ params: {}, body: { people: [person], preview: false } });
    const answer = done?.answer[0];
    if (answer === undefined) return;
    setFault(answer.reason);
    if (answer.reason !== undefined) return;
    if (answer.mailSent === false) message.warning(t('access.mailRefused', { name }), 8);
    else message.success(t('access.given', { name }));
    setChosen([]);
  };
  return (
    <div className={styles.add}>
      <ProblemAlert problem={give.problem} />
      <Field
        id="access-places"
        label={t('accounts.addPlaces')}
        error={fault}
        help={t(isSuper ? 'accounts.placeSuperHelp' : 'accounts.placeHelp')}
      >
        <ManySelect
          id="access-places"
          maxCount={mostPlaces}
          value={[...chosen]}
          placeholder={t('accounts.placesChoose')}
          onChange={(ids: string[]) => {
            setFault(undefined);
            setChosen(ids);
          }}
          status={fault === undefined ? '' : 'error'}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && 'access-places-error'}
          options={[...options]}
        />
      </Field>
      <div className={styles.line}>
        {!isSuper && (
          <Segmented
            aria-label={t('accounts.right')}
            value={canWrite ? 'write' : 'read'}
            onChange={(value) => setWrite(value === 'write')}
            options={(['read', 'write'] as const).map((value) => ({ value, label: t(`accounts.access.${value}`) }))}
          />
        )}
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          loading={give.state !== 'idle'}
          onClick={() => void submit()}
        >
          {chosen.length > 0 ? t('accounts.giveAt', { count: chosen.length }) : t('access.give')}
        </Button>
      </div>
    </div>
  );
};
