import Select from 'antd/es/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountFields } from '#shared/model/account.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { flatten, type Level, type Place, pathOf } from '#web/platform/navigation/place.ts';
import { Choice } from './Choice.tsx';

type Access = NonNullable<AccountFields['access']>;
/** A place as a grant names it. */
export type GrantedPlace = Pick<Access, 'level' | 'id'>;

const grantLevel: Partial<Record<Level, Access['level']>> = { org: 'organization', area: 'area', unit: 'unit' };

interface AccessFieldsProps {
  readonly roots: readonly Place[];
  /** Whether whole organisations only are offered, and written always: to a SuperUser. */
  readonly isSuper: boolean;
  readonly place: GrantedPlace | undefined;
  readonly canWrite: boolean;
  readonly onPlace: (place: GrantedPlace) => void;
  readonly onWrite: (canWrite: boolean) => void;
  readonly error: string | undefined;
}

/** The place that an account reaches, by its path, and whether it may write there. */
export const AccessFields = ({ roots, isSuper, place, canWrite, onPlace, onWrite, error }: AccessFieldsProps) => {
  const { t } = useTranslation();
  const places = useMemo(
    () =>
      flatten(roots).flatMap((one) => {
        const level = grantLevel[one.level];
        if (level === undefined || (isSuper && one.level !== 'org')) return [];
        const label = pathOf(one)
          .map(({ name }) => name)
          .join(' / ');
        return [{ value: one.id, label, level }];
      }),
    [roots, isSuper],
  );
  return (
    <>
      <Field
        id="access-place"
        label={t('accounts.place')}
        error={error}
        help={t(isSuper ? 'accounts.placeSuperHelp' : 'accounts.placeHelp')}
      >
        <Select
          id="access-place"
          showSearch={{ optionFilterProp: 'label' }}
          value={place?.id ?? null}
          placeholder={t('accounts.placeChoose')}
          onChange={(id: string | null) => {
            const chosen = places.find(({ value }) => value === id);
            if (chosen) onPlace({ level: chosen.level, id: chosen.value });
          }}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'access-place-error'}
          options={places}
        />
      </Field>
      {!isSuper && (
        <Choice
          name="canWrite"
          legend={t('accounts.right')}
          value={canWrite ? 'write' : 'read'}
          onChange={(right) => onWrite(right === 'write')}
          options={(['read', 'write'] as const).map((value) => ({
            value,
            label: t(`accounts.access.${value}`),
            note: t(`accounts.rightNotes.${value}`),
          }))}
        />
      )}
    </>
  );
};
