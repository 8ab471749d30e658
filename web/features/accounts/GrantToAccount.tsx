import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { access } from '#shared/contract/access.ts';
import { AccessFields as GrantFields } from '#shared/model/access.ts';
import type { Account } from '#shared/model/account.ts';
import { grantLevels } from '#shared/model/grant.ts';
import { alwaysWrites } from '#shared/model/roles.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import { AccessFields, type GrantedPlace } from './form/AccessFields.tsx';

const Grant = GrantFields.extend({ place: z.object({ level: z.enum(grantLevels), id: z.string() }) });

interface Values {
  readonly place: GrantedPlace | undefined;
  readonly canWrite: boolean;
}

interface GrantToAccountProps {
  readonly account: Pick<Account, 'username' | 'type'>;
  readonly onClose: () => void;
}

/** A new access of an account, from the page of the account. */
export const GrantToAccount = ({ account: { username, type }, onClose }: GrantToAccountProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const { roots = [] } = usePlaces();
  const add = useChange(access.add, { touches: '/api/' });
  const always = alwaysWrites(type);
  const form = useVersionedForm({
    toValues: (): Values => ({ place: undefined, canWrite: false }),
    toBody: ({ place, canWrite }) => ({ place, canWrite: canWrite || always, role: type }),
    labels: {},
    faultsShown: 'attempted',
    faultText: () => t('accounts.placeMissing'),
    refusalTexts: ({ fields }): Partial<Record<keyof Values, string>> =>
      fields.userId === undefined ? {} : { place: fields.userId },
    create: {
      schema: Grant,
      change: add,
      send: ({ place, ...body }) => add.run({ params: { ...place, userId: username }, body }),
    },
    onSaved: ({ mailSent }) => {
      if (mailSent === false) message.warning(t('access.mailRefused', { name: username }), 8);
      else message.success(t('access.given', { name: username }));
      onClose();
    },
  });
  const { values, set, errors } = form;
  return (
    <VersionedDialog
      form={form}
      title={t('access.giveToAccount', { name: username })}
      action={t('access.give')}
      onCancel={onClose}
    >
      <AccessFields
        roots={roots}
        isSuper={always}
        place={values.place}
        canWrite={values.canWrite}
        onPlace={(place) => set({ place })}
        onWrite={(canWrite) => set({ canWrite })}
        error={errors.place}
      />
    </VersionedDialog>
  );
};
